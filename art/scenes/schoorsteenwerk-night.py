"""The same chimney on a rainy evening, in the light of a lamp on the scaffold."""

import light
from scenes import dakkapel, hero, schoorsteenwerk

POST = dict(exposure=1.1, saturation=1.0, keep=0.25, split=0)


def build():
    hero.house_at_night(chimney=dakkapel.CHIMNEY)
    light.lamp((2.7, 0.6, 4.1), 520, (1, 0.76, 0.5), 0.05, (5.7, 2.9, 4.75), 58)
    schoorsteenwerk.view()
