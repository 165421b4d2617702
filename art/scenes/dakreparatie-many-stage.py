"""The same roof after a storm that tore off parts of it."""

import importlib
import math
import random

few = importlib.import_module('scenes.dakreparatie-few-stage')
POST = few.POST
# How much of the roof is damaged.
SHARE = 0.45
# Columns and rows around which tiles are gone.
TORN = (9, 9), (17, 5.5), (6, 4), (16, 12), (23, 8), (1, 8)


def build():
    rng = random.Random(12)
    everywhere = [(column, row) for column in range(few.COLUMNS) for row in range(few.ROWS)]
    far = {place: min(math.dist(place, torn) for torn in TORN) + rng.gauss(0, 0.5) for place in everywhere}
    places = sorted(everywhere, key=far.get)[: round(SHARE * len(everywhere))]
    # Around what is gone, tiles have slipped and broken. Most are gone: a crack is not seen from here.
    inner = round(0.65 * len(places))
    rim = [('slipped', 'broken')[k % 2] for k in range(len(places) - inner)]
    few.stage(places, 9, ['gone'] * inner + rim)
