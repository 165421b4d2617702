"""Close-up of pantiles in low sun."""

import light
import materials
import roof

POST = dict(exposure=-0.05, saturation=0.97, split=0.05)


def build():
    tiled_roof()
    light.sky(17, 252, 0.12, 1.8)


def tiled_roof(wet=0.0):
    """Build the roof and the camera of both pictures. Returns the frame of the roof."""
    frame = roof.plane(42)
    tiles = roof.pantiles(materials.clay(roof.RED, wet=wet), fine=True)
    roof.lay(frame, 30, 16, lambda column, row: tiles)
    roof.deck(frame, 30, 16, materials.plain('#1c1a18', 0.9))
    light.camera(
        frame @ roof.point(2.25, 0.55, 0.62),
        frame @ roof.point(3.28, 1.75, 0.02),
        50,
        3.2,
        frame @ roof.point(3.02, 1.42, 0.05),
    )
    return frame
