"""The same gutter on a wet evening, in the light of a lamp on the scaffold."""

import house
import light
import weather
from scenes import dakonderhoud

SIZE = (880, 1100)
POST = dict(exposure=1.2, saturation=0.95, keep=0.2, split=0)


def build():
    dakonderhoud.near(house.Palette(wet=True), 0.62)
    weather.night(0.4)
    light.lamp((1.95, -0.95, 0.5), 46, (1, 0.7, 0.4), 0.06)
