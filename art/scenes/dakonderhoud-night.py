"""The same gutter in the evening, in the light of a lamp on the scaffold."""

import house
import light
import weather
from scenes import dakonderhoud

POST = dict(exposure=1.45, saturation=1.0, keep=0.15, split=0)


def build():
    dakonderhoud.gutter_and_bucket(house.Palette())
    weather.night(0.7)
    light.lamp((3.3, -1.3, 0.35), 100, (1, 0.66, 0.34), 0.08)
    dakonderhoud.view()
