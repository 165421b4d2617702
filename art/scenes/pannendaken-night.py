"""The same pantiles on a rainy evening, in the light of a lantern."""

import light
import roof
import weather
from scenes import pannendaken

POST = dict(exposure=1.1, saturation=1.0, keep=0.2, split=0)


def build():
    frame = pannendaken.tiled_roof(0.5)
    weather.night(0.7)
    light.lamp(frame @ roof.point(5.2, 3.1, 1.3), 90, (1, 0.76, 0.5), 0.1)
