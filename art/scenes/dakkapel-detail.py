"""Close-up of the dormer's side: zinc cheek, lead on the tiles, window."""

import light
from scenes import hero

SIZE = (880, 704)
POST = dict(exposure=0.15, saturation=0.96, keep=0.1)


def build():
    hero.house_and_sky()
    light.camera((-3.25, -0.75, 2.35), (-1.32, 1.5, 1.95), 50, 4, (-1.5, 1.1, 1.9))
