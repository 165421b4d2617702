"""The same gutter on a rainy evening, lit by a street lantern below it. The wall under the eaves stays dry."""

import house
import light
import weather
from scenes import dakgoten

POST = dict(exposure=1.3, saturation=0.9, keep=0.15, split=0)


def build():
    dakgoten.wall_and_gutter(house.Palette(), 0.62)
    weather.night(0.7)
    light.lamp((5.6, -1.9, -2.2), 95, (1, 0.64, 0.34), 0.12)
