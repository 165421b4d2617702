"""The same pantiles on a rainy evening, in the light of a lantern."""

import light
import roof
import weather
from scenes import pannendaken

POST = dict(exposure=1.1, saturation=1.0, keep=0.2, split=0)


def build():
    frame = pannendaken.tiled_roof(0.55)
    weather.night(0.7)
    light.lamp(frame @ roof.point(5.6, 2.6, 2.2), 45, (1, 0.9, 0.78), 0.25)
