"""The same roof on a rainy evening, closed: every tile is in its place."""

import light
import roof
import weather
from scenes import daklekkage

POST = dict(exposure=1.5, saturation=1.0, keep=0.5, sharpen=0.7, split=0)


def build():
    daklekkage.attic_and_roof(0.62, leaks=False)
    weather.night(0.7)
    light.lamp(roof.plane(daklekkage.PITCH) @ roof.point(4.6, 2.6, 1.1), 60, (1, 0.76, 0.5), 0.12)
