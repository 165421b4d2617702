"""The same roof with damage all over it."""

import importlib
import random

few = importlib.import_module('scenes.dakreparatie-few-stage')
POST = few.POST
# How much of the roof is damaged.
SHARE = 0.45


def build():
    rng = random.Random(12)
    everywhere = [(column, row) for column in range(few.COLUMNS) for row in range(few.ROWS)]
    # Most are gone: a crack is not seen from here.
    few.stage(rng.sample(everywhere, round(SHARE * len(everywhere))), 9, ('gone', 'slipped', 'gone', 'broken', 'gone'))
