"""The house of home as a drone sees it."""

import light
from scenes import hero

SIZE, CUT_OUT, POST = (1500, 900), True, hero.POST


def build():
    hero.house_and_sky(hero.WHOLE)
    view()


def view():
    """The camera of both pictures."""
    light.camera((1.2, -12.5, 9.5), (0.35, 2.2, 2.2), 38)
