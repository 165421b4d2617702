"""The same roof in the evening, closed: the new tiles are a little redder than the old ones."""

import light
import roof
import weather
from scenes import dakreparatie

POST = dict(exposure=1.0, saturation=1.0, keep=0.3, split=0)


def build():
    frame = dakreparatie.closed()
    weather.night(0.6)
    light.lamp(frame @ roof.point(4.3, 2.4, 0.9), 75, (1, 0.7, 0.4), 0.06)
