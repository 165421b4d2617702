"""Close-up of the chimney: brick, lead, slab and pots against the sky."""

import light
from scenes import hero

POST = dict(exposure=0.12, saturation=0.96)


def build():
    hero.house_and_sky()
    light.camera((1.3, -4.0, 3.5), (3.85, 3.2, 4.9), 38, 2.8, (3.6, 2.9, 4.6))
