"""The roof insulated from inside in the evening, in the light of a lamp."""

import importlib

import sawn

day = importlib.import_module('scenes.dakisolatie-inside-stage')
POST = sawn.NIGHT


def build():
    sawn.evening(day.parts(0.05), 0.26)
