"""The same open roof in the evening, in the light of a work lamp beside the boards."""

import light
import roof
import weather
from scenes import dakisolatie

POST = dict(exposure=0.2, saturation=0.95, keep=0.2, split=0)


def build():
    frame = dakisolatie.open_roof()
    weather.night(0.4)
    light.lamp(frame @ roof.point(-1.35, 0.9, 0.85), 90, (1, 0.72, 0.45), 0.06)
