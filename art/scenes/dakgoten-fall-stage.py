"""A good gutter in the rain: it falls towards its outlet, and the water flows there."""

import falling
import gutters
import numpy as np

POST = gutters.POST
OUTLET = 0.10
# The fall per metre, as that of a real one, and how deep its shallow stream is.
FALL, DEPTH = 0.005, 0.022


def low(x):
    """How far the gutter has fallen at x."""
    return 0.012 - FALL * abs(x - OUTLET)


def wave(x, y):
    """Water that flows along the gutter in slanting ridges, and dives into the outlet."""
    far = np.hypot(x - OUTLET, (y - gutters.MIDDLE) * 0.9)
    ridges = 0.0024 * gutters.noise(x.shape, 26, 3.4, 1) + 0.0008 * gutters.noise(x.shape, 7, 2, 2)
    swirl = np.sin(5 * np.arctan2(y - gutters.MIDDLE, x - OUTLET) + far * 130) * np.exp(-(((far - 0.05) / 0.02) ** 2))
    return ridges - 0.03 * np.exp(-((far / 0.040) ** 2)) - 0.003 * np.exp(-((far / 0.10) ** 2)) + 0.0012 * swirl + gutters.rings(x, y, 40, 3, 0.0005)


def build():
    look = gutters.Look()
    gutters.house_in_rain(look, low)
    gutters.outlet(look, OUTLET, low(OUTLET))
    level = lambda x: gutters.RIM - low(x) - gutters.RADIUS + DEPTH
    gutters.water(level, low, gutters.pool('#c3cace', 0.45, (0.40, 0.45, 0.48), True), wave)
    falling.runoff(level)
    falling.hanging(np.random.RandomState(3).uniform(-0.75, 0.75, 26), falling.clear())
    falling.rain()
