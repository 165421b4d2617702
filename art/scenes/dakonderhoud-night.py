"""The same gutter in the evening, in the light of a lamp on the scaffold."""

import light
import weather
from scenes import dakonderhoud

POST = dict(exposure=1.35, saturation=1.0, keep=0.15, split=0)


def build():
    dakonderhoud.site()
    weather.night(0.45)
    light.lamp((0.85, -0.8, 0.5), 62, (1, 0.68, 0.36), 0.11)
    dakonderhoud.view()
