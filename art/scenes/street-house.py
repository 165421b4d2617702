"""The house of home, seen from the street."""

import light
from scenes import hero

SIZE, CUT_OUT, POST = (1500, 900), True, hero.POST


def build():
    hero.house_and_sky(hero.WHOLE)
    view()


def view():
    """The camera of both pictures."""
    light.camera((-4.6, -10.0, -2.6), (0.55, 1.6, 2.7), 33)
