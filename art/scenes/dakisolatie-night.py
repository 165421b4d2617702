"""The same open roof in the evening, in the light of a work lamp at its eaves."""

import light
import roof
import weather
from scenes import dakisolatie

POST = dict(exposure=0.0, saturation=0.95, keep=0.2, split=0)


def build():
    frame = dakisolatie.open_roof()
    weather.night(0.28)
    light.lamp(frame @ roof.point(1.1, 0.35, 0.75), 75, (1, 0.7, 0.4), 0.06)
