"""Close-up of the dormer."""

import light
from scenes import hero

POST = dict(exposure=0.12, saturation=0.96)


def build():
    hero.house_and_sky()
    light.camera((-3.6, -4.6, 1.1), (0.35, 1.5, 2.98), 39, 2.2, (-0.6, 1.0, 2.4))
