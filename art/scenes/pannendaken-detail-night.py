"""The same ridge in the blue hour, in the light of a headlamp."""

import importlib

import light
import weather
from mathutils import Vector

day = importlib.import_module('scenes.pannendaken-detail')
SIZE = day.SIZE
POST = dict(exposure=1.5, saturation=1.0, keep=0.2, split=0, sharpen=0.4)


def build():
    top = day.ridge_job()
    weather.dusk(0.34)
    end = Vector((day.END, top.y, top.z))
    light.lamp(end + Vector((0.35, -1.05, 0.42)), 60, (1, 0.78, 0.52), 0.025, end + Vector((0.08, -0.13, -0.08)), 58)
