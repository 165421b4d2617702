"""The same view on a rainy evening, with lamps inside."""

import importlib

from scenes import hero

night = importlib.import_module('scenes.hero-night')
SIZE, CUT_OUT, POST = (1500, 900), True, night.POST


def build():
    hero.house_at_night(hero.WHOLE, hero.CHIMNEY)
    importlib.import_module('scenes.above-house').view()
