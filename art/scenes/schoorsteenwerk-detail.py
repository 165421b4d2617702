"""Close-up of the chimney's foot: bricks, joints and the lead on the tiles."""

import light
from scenes import hero

SIZE = (880, 704)
POST = dict(exposure=0.15, saturation=0.96)


def build():
    hero.house_and_sky()
    light.camera((2.85, 1.15, 4.15), (4.14, 2.95, 3.66), 47, 5.6, (3.9, 2.8, 3.8))
