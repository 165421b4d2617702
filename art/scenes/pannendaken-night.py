"""The same pantiles on a rainy evening, in the light of a lantern."""

import light
import roof
import weather
from scenes import pannendaken

POST = dict(exposure=1.5, saturation=0.9, keep=0.2, split=0)


def build():
    frame = pannendaken.tiled_roof(0.55)
    weather.night(0.7)
    light.lamp(frame @ roof.point(4.9, 2.1, 1.5), 70, (1, 0.8, 0.58), 0.2)
