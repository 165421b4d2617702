"""The same flat roof in the evening, closed up to its edge: the tools are gone."""

import light
import weather
from scenes import bitumen

POST = dict(exposure=1.0, saturation=0.95, keep=0.25, split=0)


def build():
    bitumen.flat_roof(0.22, finished=True)
    weather.night(1.0)
    light.lamp((-1.2, 3.2, 0.9), 70, (1, 0.62, 0.32), 0.1)
