"""The same roof in the evening, in the light of a work lamp."""

import light
import roof
import weather
from scenes import dakrenovatie

POST = dict(exposure=1.4, saturation=0.9, keep=0.2, split=0)


def build():
    frame = dakrenovatie.half_and_half()
    weather.night(0.75, (0.27, 0.33, 0.46))
    light.lamp(frame @ roof.point(1.4, 3.6, 1.3), 110, (1, 0.7, 0.4), 0.08)
