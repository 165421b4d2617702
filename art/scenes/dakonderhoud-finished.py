"""The same gutter in the evening, wholly cleared: the leaves are in the bucket."""

import house
import light
import weather
from scenes import dakonderhoud

POST = dict(exposure=1.2, saturation=1.0, keep=0.15, split=0)


def build():
    dakonderhoud.gutter_and_bucket(house.Palette(wet=True), 0.5, ('#4f473d', 0.2), finished=True)
    weather.night(0.7)
    light.lamp((3.3, -1.3, 0.35), 100, (1, 0.66, 0.34), 0.08)
    light.camera((0.55, -0.95, 0.62), (1.75, -0.24, -0.22), 32, 5.6, (1.62, -0.16, -0.08))
