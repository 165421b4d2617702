"""The same roof after a storm that tore off parts of it."""

import importlib
import math
import random

few = importlib.import_module('scenes.dakreparatie-few-stage')
POST = few.POST
# The columns and rows in and just around the picture, and how much of those is damaged: of what it shows, 45 in 100.
SHARE, COLUMNS, ROWS = 0.355, range(7, 22), range(3, 10)
# Columns and rows around which tiles are gone.
TORN = (9.5, 8.2), (17, 5.5), (13, 3)
# Where slipped tiles meet others, how they lie, so that none cuts into another: x, height and angles.
REST = {
    (16, 4): (-0.006, 0.016, (0, 0, 0.028)),
    (12, 5): (0.0, 0.008, (0.02, 0, -0.017)),
    (11, 4): (0.044, 0.044, (0, 0, 0.04)),
    (9, 7): (0.007, 0.016, (0, 0, 0)),
    (10, 7): (0.052, 0.044, (-0.02, -0.03, 0)),
    (19, 8): (0.004, 0.012, (0, 0, 0)),
}


def build():
    rng = random.Random(12)
    shown = [(column, row) for column in COLUMNS for row in ROWS]
    far = {place: min(math.dist(place, torn) for torn in TORN) + rng.gauss(0, 0.5) for place in shown}
    places = sorted(shown, key=far.get)[: round(SHARE * len(shown))]
    # Around what is gone, tiles have slipped and broken. Most are gone: a crack is not seen from here.
    inner = round(0.6 * len(places))
    rim = [('slipped', 'broken')[k % 2] for k in range(len(places) - inner)]
    few.stage(places, 9, ['gone'] * inner + rim, REST)
