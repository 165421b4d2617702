"""The same roof after a storm that tore off large parts of it."""

import importlib

few = importlib.import_module('scenes.dakreparatie-few-stage')
MIST, POST = few.MIST, few.POST
# The lowest and the highest row that is gone in each column, in two fields.
TORN = {
    3: (5, 8), 4: (5, 9), 5: (4, 9), 6: (4, 9), 7: (4, 9), 8: (3, 9), 9: (3, 9), 10: (4, 8), 11: (4, 8), 12: (4, 7),
    14: (2, 6), 15: (1, 6), 16: (1, 7), 17: (1, 8), 18: (1, 8), 19: (2, 8), 20: (2, 8), 21: (3, 7),
}
# What slid down to the lower edge of a field: its column, and how far up each tail is from the tail of the last row that stayed.
SLID = {
    5: (0.10, 0.24, 0.38), 6: (0.09, 0.23, 0.36), 7: (0.11, 0.25), 8: (0.07, 0.20, 0.34), 9: (0.09, 0.22), 10: (0.12, 0.26), 11: (0.14,),
    14: (0.10,), 15: (-0.02, 0.12, 0.26), 16: (-0.03, 0.11, 0.25), 17: (0.0, 0.14), 18: (-0.01, 0.13), 19: (0.08, 0.22), 20: (0.10, 0.24),
}
BROKE = ((2, 6), (12, 3), (12, 2), (11, 2), (13, 8))
# The x, the y and the turn of the tiles that lie in the gutter.
FALLEN = ((1.15, 0.2, 1.5), (2.05, 0.19, 1.66), (3.9, 0.2, 1.54))


def build(wet=0.0):
    kinds = {(column, row): 'gone' for column, (low, high) in TORN.items() for row in range(low, high + 1)}
    for column, tails in SLID.items():
        low = TORN[column][0]
        for k, tail in enumerate(tails):
            kinds[column, low + k] = (k + 1) * few.roof.GAUGE - tail
    few.stage(kinds | dict.fromkeys(BROKE, 'broken'), 9, wet, FALLEN)
