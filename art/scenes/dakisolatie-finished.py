"""The same roof in the evening, closed: the layers lie under the tiles."""

import light
import roof
import weather
from scenes import dakisolatie

POST = dict(exposure=0.9, saturation=0.95, keep=0.2, split=0)


def build():
    frame = dakisolatie.open_roof(finished=True)
    weather.night(0.6)
    light.lamp(frame @ roof.point(2.4, 0.6, 1.1), 120, (1, 0.72, 0.45), 0.06)
