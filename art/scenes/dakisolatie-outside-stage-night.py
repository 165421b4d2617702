"""The roof insulated from outside in the evening, in the light of a lamp."""

import importlib

import sawn

day = importlib.import_module('scenes.dakisolatie-outside-stage')
POST = sawn.NIGHT


def build():
    frame = day.parts()
    sawn.evening(frame)
    day.shine(frame, 1.5, (0.5, 0.66, 1.0))
