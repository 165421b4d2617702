"""The same bucket on a wet evening, in the light of a lamp on the scaffold."""

import house
import light
import weather
from scenes import dakonderhoud

SIZE = (880, 1100)
POST = dict(exposure=1.2, saturation=0.95, keep=0.2, split=0)


def build():
    dakonderhoud.near(house.Palette(wet=True), 0.62)
    weather.night(0.45)
    light.lamp((2.75, -1.0, 0.2), 36, (1, 0.66, 0.34), 0.06)
