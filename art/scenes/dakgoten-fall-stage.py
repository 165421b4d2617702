"""A good gutter in the rain: it falls towards its outlet, and the water flows there."""

import gutters
import numpy as np

POST = gutters.POST
OUTLET = 0.10
# A shallow stream; the fall is more than the few millimetres a metre of a real one, which would not be seen.
FALL, DEPTH = 0.024, 0.030


def low(x):
    """How far the gutter has fallen at x."""
    return 0.020 - FALL * abs(x - OUTLET)


def wave(x, y):
    """Water that flows along the gutter in ridges, and dives into the outlet."""
    far = np.hypot(x - OUTLET, (y - gutters.MIDDLE) * 0.9)
    swirl = np.sin(5 * np.arctan2(y - gutters.MIDDLE, x - OUTLET) + far * 130) * np.exp(-(((far - 0.05) / 0.028) ** 2))
    ridges = 0.0017 * gutters.noise(x.shape, 9, 2.4, 1) + 0.0006 * gutters.noise(x.shape, 2.4, 1.6, 2)
    return ridges - 0.036 * np.exp(-((far / 0.045) ** 2)) - 0.005 * np.exp(-((far / 0.11) ** 2)) + 0.0016 * swirl + gutters.rings(x, y, 70, 3)


def build():
    look = gutters.Look()
    gutters.house_in_rain(look, low)
    gutters.outlet(look, OUTLET, low(OUTLET))
    bottom = lambda x: gutters.RIM - low(x) - gutters.RADIUS
    gutters.water(lambda x: bottom(x) + DEPTH, low, gutters.stream((0.74, 0.89, 0.95), 0.75), wave)
    gutters.runoff(lambda x: bottom(x) + DEPTH)
    gutters.rain()
