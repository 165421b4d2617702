"""The same house on a rainy evening: lamps inside, and wet tiles that mirror the sky."""

from scenes import hero

SIZE, CUT_OUT = hero.SIZE, True
POST = dict(exposure=2.15, saturation=1.0, bloom=0, vignette=0, split=0, keep=0.15)


def build():
    hero.house_at_night(hero.WHOLE, hero.CHIMNEY)
    hero.view()
