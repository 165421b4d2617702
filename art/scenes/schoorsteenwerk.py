"""Close-up of the chimney: brick, lead, slab and pots against the sky."""

import light
from scenes import dakkapel, hero

POST = dict(exposure=0.12, saturation=0.96)


def build():
    hero.house_and_sky(chimney=dakkapel.CHIMNEY)
    view()


def view():
    """The camera of both pictures."""
    light.camera((2.6, -3.4, 4.95), (5.3, 2.95, 4.83), 38.5, 5.6, (5.6, 2.7, 4.6), level=True)
