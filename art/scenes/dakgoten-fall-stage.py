"""A good gutter in the rain: it falls towards its outlet, and the water flows there."""

import falling
import gutters
import numpy as np
from scipy.ndimage import map_coordinates

POST = gutters.POST
OUTLET = 0.10
# The fall per metre, as that of a real one, and how deep its shallow stream is.
FALL, DEPTH = 0.005, 0.032


def low(x):
    """How far the gutter has fallen at x."""
    return 0.012 - FALL * abs(x - OUTLET)


def streams(x, y, along, across, seed):
    """Noise drawn out along the lines of the stream, which run together at the outlet."""
    out = np.abs(x - OUTLET)
    narrow = 0.55 + 0.45 * (1 - np.exp(-((out / 0.16) ** 2)))
    beside = (y - gutters.MIDDLE) / narrow
    field = gutters.noise((1500, 240), along, across, seed)
    return map_coordinates(field, [(x / gutters.HALF + 1) * 749, np.clip(beside / 0.2 + 0.5, 0, 1) * 239], order=1, mode='nearest')


def whirl(x, y):
    """How far from the middle of the outlet, and the arms of the water that turns into it, from -1 to 1."""
    far = np.hypot(x - OUTLET, y - gutters.MIDDLE)
    return far, np.sin(3 * np.arctan2(y - gutters.MIDDLE, x - OUTLET) + 5.5 * np.log(far / 0.02 + 0.2))


def wave(x, y):
    """Water that flows along the gutter in ridges, and dives into the outlet."""
    far, arms = whirl(x, y)
    ridges = 0.0016 * streams(x, y, 30, 7, 1) + 0.0007 * streams(x, y, 12, 3, 2)
    return ridges - 0.044 / (1 + (far / 0.015) ** 2) + 0.0022 * arms * np.exp(-(((far - 0.046) / 0.013) ** 2)) + gutters.rings(x, y, 40, 3, 0.0005)


def foam(x, y):
    """Air in the streams, the more the faster they run, and in the whirl."""
    far, arms = whirl(x, y)
    fast = 0.6 + 0.4 * np.exp(-((np.abs(x - OUTLET) / 0.22) ** 2))
    lines = np.clip((streams(x, y, 34, 1.5, 3) + 0.5 * streams(x, y, 14, 1.2, 5) + 0.6 * streams(x, y, 90, 5, 4) - 0.5) * 0.7, 0, 1)
    turning = np.clip(0.5 + 0.5 * arms, 0, 1) * np.exp(-(((far - 0.045) / 0.010) ** 2))
    hole = np.exp(-((far / 0.034) ** 4))
    return np.clip(fast * lines + 0.75 * turning, 0, 1) * (1 - hole) - hole


def build():
    look = gutters.Look()
    gutters.house_in_rain(look, low)
    gutters.outlet(look, OUTLET, low(OUTLET))
    level = lambda x: gutters.RIM - low(x) - gutters.RADIUS + DEPTH
    gutters.water(level, low, gutters.pool('#d3dade', 0.75, (0.50, 0.56, 0.60), True), wave, foam)
    falling.runoff(level)
    falling.hanging(np.random.RandomState(3).uniform(-0.75, 0.75, 10), falling.clear())
    falling.rain()
