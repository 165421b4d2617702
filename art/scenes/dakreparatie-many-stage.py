"""The same roof after a storm that tore off parts of it."""

import importlib
import math
import random

few = importlib.import_module('scenes.dakreparatie-few-stage')
MIST, POST = few.MIST, few.POST
# How much of the roof is damaged, and how much of that is gone. Most is: a crack is not seen from here.
SHARE, GONE = 0.45, 0.72
# Columns and rows around which tiles are gone, and how far.
TORN = (7.5, 7.2, 1.25), (14.5, 4.2, 1.1), (19.5, 8.3, 0.6)


def build():
    rng = random.Random(12)
    # The outer ones stayed: the verges, the gutter and the mortar of the ridge held them.
    shown = [(column, row) for column in range(1, few.COLUMNS - 1) for row in range(1, few.ROWS - 1)]
    far = {place: min(math.hypot(place[0] - x, 1.3 * (place[1] - y)) / wide for x, y, wide in TORN) + rng.gauss(0, 0.5) for place in shown}
    places = sorted(shown, key=far.get)[: round(SHARE * few.COLUMNS * few.ROWS)]
    inner = round(GONE * len(places))
    kinds = dict.fromkeys(places[:inner], 'gone')
    # Around what is gone, tiles have slipped and broken: they slip only where they find hold.
    for k, (column, row) in enumerate(places[inner:]):
        held = all((column + side, row - 1) not in kinds for side in (0, 1))
        kinds[column, row] = ('slipped', 'broken')[k % 2] if held else 'broken'
    few.stage(kinds, 9)
