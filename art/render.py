"""Render one scene twice, with two seeds: blender -b -P art/render.py -- NAME PERCENT SAMPLES"""

import importlib
import os
import sys

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
import light

name, percent, samples = sys.argv[sys.argv.index('--') + 1 :]
scene = importlib.import_module(f'scenes.{name}')
light.start()
parts = scene.build()
width, height = getattr(scene, 'SIZE', (1200, 750))
light.prepare(width, height, int(percent), int(samples), getattr(scene, 'MIST', (5, 120)), getattr(scene, 'CUT_OUT', False))
if parts:
    light.export_places(name, parts)
for seed in (1, 2):
    light.render(name, seed)
