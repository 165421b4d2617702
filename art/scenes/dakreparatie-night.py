"""The same gap in the evening, in the light of a work lamp beside it."""

import light
import roof
import weather
from scenes import dakreparatie

POST = dict(exposure=1.3, saturation=1.0, keep=0.3, split=0)


def build():
    frame = dakreparatie.gap()
    weather.night(0.8)
    light.lamp(frame @ roof.point(4.6, 2.3, 0.75), 48, (1, 0.7, 0.4), 0.06)
