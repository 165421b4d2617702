"""The same dormer on a rainy evening, with the lamps of its room on."""

from scenes import dakkapel, hero

POST = dict(exposure=1.15, saturation=1.0, keep=0.15, split=0, bloom=0.04)


def build():
    hero.house_at_night(chimney=dakkapel.CHIMNEY)
    dakkapel.view()
