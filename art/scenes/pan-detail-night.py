"""The same marked tile on a rainy evening, in the light of a torch from the side."""

import importlib

import light
import roof
import weather

SIZE = (880, 704)
POST = dict(exposure=1.0, saturation=0.85, keep=0.25, split=0)


def build():
    frame, (x, y) = importlib.import_module('scenes.pan-detail').marked_tile(0.45)
    weather.drops(frame, x - 0.5, x + 0.5, y - 0.4, y + 0.5, 2500)
    weather.night(0.38)
    light.lamp(frame @ roof.point(x - 0.72, y + 0.1, 0.5), 30, (1, 0.72, 0.45), 0.03, frame @ roof.point(x + 0.03, y, 0), 70)
