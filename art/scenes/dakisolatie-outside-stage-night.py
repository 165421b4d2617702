"""The roof insulated from outside in the evening, in the light of a lamp."""

import importlib

import sawn

day = importlib.import_module('scenes.dakisolatie-outside-stage')
POST = sawn.NIGHT


def build():
    frame = day.parts(0.05)
    sawn.evening(frame, 0.33)
    day.shine(frame, 1.5, (0.5, 0.66, 1.0))
