"""Pantiles in low sun, up to the ridge: half-round tiles that each hold a clip."""

import importlib

import light
import materials
import roof

POST = dict(exposure=-0.05, saturation=0.97, split=0.05)
COLUMNS, ROWS = 60, 10


def build():
    tiled_roof()
    light.sky(17, 252, 0.12, 1.8)


def tiled_roof(wet=0.0):
    """Build the roof and the camera of both pictures. Returns the frame of the roof."""
    ridge = importlib.import_module('scenes.pannendaken-detail')
    frame, _ = ridge.ridged_roof(materials.clay(roof.RED, wet=wet), COLUMNS, ROWS, wet)
    light.camera(
        frame @ roof.point(2.3, 1.93, 0.80),
        frame @ roof.point(3.28, 2.98, 0.10),
        42,
        6.3,
        frame @ roof.point(3.15, 2.85, 0.1),
    )
    return frame
