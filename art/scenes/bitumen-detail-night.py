"""The same drain on a rainy evening: the pool mirrors a lamp beyond the roof's edge."""

import importlib

import light
import weather

SIZE = (880, 1100)
POST = dict(exposure=1.0, saturation=0.95, keep=0.2, split=0, bloom=0.1)
RINGS = ((0.12, -0.05, 0.03), (-0.02, -0.15, 0.022), (0.16, 0.07, 0.014), (-0.10, -0.12, 0.012), (0.06, -0.17, 0.04), (0.17, -0.06, 0.01))


def build():
    importlib.import_module('scenes.bitumen-detail').drain(0.75, RINGS)
    weather.night(0.7)
    light.lamp((0.62, 1.15, 0.86), 45, (1, 0.6, 0.3), 0.06)
