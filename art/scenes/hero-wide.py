"""The home page on a wide screen: the same house, with more roof and sky beside it."""

import light
from scenes import hero

SIZE = (1920, 800)
POST = hero.POST


def build():
    hero.house_and_sky()
    light.camera((-7.4, -10.4, -0.6), (-2.2, 1.6, 3.72), 28, 1.8, (0.63, 1.06, 2.13))
