"""A dormer wholly in zinc: a curved roof with standing seams that run on down its cheeks, a wide window, and lead on the tiles
around it."""

import math

import bmesh
import bpy
import dormer
import near
import numpy as np
from geometry import box, eased, from_faces, grid, place, rod, sheet, smooth
from mathutils import Vector

PITCH = 47
RISE, STEEP = math.tan(math.radians(PITCH)), math.sin(math.radians(PITCH))
# Of the dormer: its left side, its width, where its front meets the roof, how far its wall and its curve rise.
LEFT, WIDE, LOW, TALL, CURVE = 1.55, 1.9, 1.25, 1.22, 0.4
RIGHT, MIDDLE = LEFT + WIDE, LEFT + WIDE / 2
FRONT, FOOT = LOW * math.cos(math.radians(PITCH)), LOW * math.sin(math.radians(PITCH))
EAVES = FOOT + TALL
# How far the curved roof stands out at the sides and in front; the width of its sheets.
ASIDE, AHEAD, PAN = 0.07, 0.15, 0.43
# The radius of the bead at its eaves.
DRIP = 0.011
# The profiles of a sheet beside its seam, and of the seam itself.
LEG = [(0, 0.0325), (0.0015, 0.014), (0.004, 0.004), (0.010, 0.0008)]
SEAM = [(-0.0045, 0.012), (-0.0062, 0.022), (-0.0060, 0.0325), (-0.0035, 0.0362), (0, 0.0372), (0.0035, 0.0362), (0.0058, 0.0325)]
SEAM += [(0.0055, 0.0285), (0.0036, 0.0262)]
# The circle of the curve: half its chord, its radius, the z of its middle, and half its arc.
HALF = WIDE / 2 + ASIDE
RADIUS = (HALF**2 + CURVE**2) / (2 * CURVE)
CENTRE, ARC = EAVES + CURVE - RADIUS, math.asin(HALF / RADIUS)


def on_curve(angle, y, up=0.0):
    """The point of the curved roof at an `angle` from its crown, `up` metres above it."""
    reach = RADIUS + up
    return MIDDLE + reach * math.sin(angle), y, CENTRE + reach * math.cos(angle)


def seams():
    """The y of each seam, from the front edge to behind the tiles."""
    return [FRONT - AHEAD + PAN * k for k in range(int((EAVES + CURVE) / RISE / PAN) + 2)]


def dent(a, b, phase):
    """How far a sheet of zinc is off its plane: it is never quite flat."""
    return 0.0016 * math.sin(3.1 * a + phase[0]) * math.sin(6 * b + phase[1]) + 0.0009 * math.sin(8.3 * a + phase[2] + 3 * b)


def laid(t, h, share):
    """A point beside a seam, where the seam is laid over by a `share` of the way and pressed."""
    turned = 1.5 * share * eased((h - 0.002) / 0.006)
    up, pressed = h - 0.004, 1 - 0.55 * share * eased((h - 0.002) / 0.006)
    return t * math.cos(turned) + up * math.sin(turned), 0.004 + (up * math.cos(turned) - t * math.sin(turned)) * pressed


def tail(side, start, material, phase):
    """The end of a seam at the eaves: laid over it goes on around the bead there, and is hooked behind it."""
    points, waver = [laid(t, h, 1) for t, h in SEAM], 0.0009 * math.sin(7 * side * ARC + phase)
    rows = [[on_curve(side * (ARC - 0.008), start + t + waver, h) for t, h in points]]
    for angle in np.linspace(ARC, 2.5, 20).tolist():
        reach = [DRIP + 0.001 + h * (1 - 0.8 * eased((angle - 2.2) / 0.3)) for _, h in points]
        where = [(MIDDLE + side * (HALF + r * math.sin(angle)), EAVES - 0.004 + r * math.cos(angle)) for r in reach]
        rows.append([(x, start + t + waver, z) for (x, z), (t, _) in zip(where, points)])
    sheet(rows, material, 0.0012)


def curved_roof(sheets):
    """Sheets across the curve, and the seam between two of them, which is laid over towards both eaves."""
    ends = ARC - np.linspace(0, 0.12, 30) / RADIUS
    angles = np.unique(np.concatenate([np.linspace(-ARC, ARC, 120), ends, -ends])).tolist()
    # The one at the front edge goes on standing, in the trim there.
    over = lambda a, k: k and eased(1 - (ARC - abs(a)) * RADIUS / 0.09)
    for k, start in enumerate(seams()):
        phase = np.random.RandomState(k).rand(3) * 6
        flat = [(t, 0) for t in np.linspace(0.010, PAN - 0.010, 26)]
        legs = lambda a, k=k: ([laid(t, h, over(a, k)) for t, h in LEG], [laid(-t, h, over(a, k + 1)) for t, h in reversed(LEG)])
        section = lambda left, right: left + flat[1:-1] + [(PAN + t, h) for t, h in right]
        within = lambda t: math.sin(math.pi * min(1, max(0, t / PAN)))
        rows = [[on_curve(a, start + t, h + within(t) * dent(2 * a, t, phase)) for t, h in section(*legs(a))] for a in angles]
        place(grid(rows, sheets[k % 3]))
        waver = lambda a: 0.0009 * math.sin(7 * a + phase[0])
        rows = [[on_curve(a, start + t + waver(a), h) for t, h in (laid(*at, over(a, k)) for at in SEAM)] for a in angles]
        sheet(rows, sheets[k % 3], 0.0012)
        for side in (-1, 1) if k else ():
            tail(side, start, sheets[k % 3], phase[0])


def cheek(x, side, sheets):
    """Upright sheets on one side, from above the lead to below the roof, with the seams of the roof."""
    top, low = EAVES - 0.03, lambda y: FOOT + (y - FRONT) * RISE + dormer.DRIP
    out = x + side * 0.016
    for k, start in enumerate(seams()):
        a, b, phase = max(start, FRONT - 0.055), start + PAN, np.random.RandomState(k + 30).rand(3) * 6
        if low(a) > top:
            break
        ys = np.linspace(a, min(b, FRONT + (top - FOOT - dormer.DRIP) / RISE), 40)
        rows = []
        for y in ys:
            edge = eased((y - a) / 0.03) * eased((b - y) / 0.03)
            lower = min(low(y), top - 0.001)
            # Its lower edge is folded back to a drip.
            row = [(out - side * 0.012, y, lower + 0.012), (out + side * 0.003, y, lower - 0.003)]
            row += [(out + side * edge * dent(z, y, phase), y, z) for z in np.linspace(lower + 0.004, top, 40)]
            rows.append(row)
        place(grid(rows, sheets[k % 3]))
        if start > FRONT:
            path = np.linspace(low(start) + 0.003, top, 30)
            wave = lambda z: 0.0008 * math.sin(6 * z + phase[1])
            sheet([[(out + side * h, start + t + wave(z), z) for t, h in SEAM] for z in path], sheets[k % 3], 0.0012)


def edges(zinc, white):
    """The drip along both eaves, the curved board in front with its zinc edge, and the boards below the roof."""
    # They end under the tiles.
    back = EAVES / RISE + 0.2
    for side in (-1, 1):
        x = MIDDLE + side * HALF
        rod((x, FRONT - AHEAD, EAVES - 0.004), (x, back, EAVES - 0.004), DRIP, zinc, 24)
        box((0.004, back - FRONT + AHEAD, 0.05), (x - side * 0.004, (FRONT - AHEAD + back) / 2, EAVES - 0.028), zinc, 0.001)
        box((ASIDE + 0.02, back - FRONT + AHEAD - 0.01, 0.02), (x - side * (ASIDE / 2 + 0.012), (FRONT - AHEAD + back) / 2, EAVES - 0.052), white, 0.002)
        # Behind the end of the curved board.
        box((0.05, AHEAD - 0.07, 0.05), (x - side * 0.028, FRONT - AHEAD / 2 - 0.03, EAVES - 0.07), white, 0.004)
    angles, edge = np.linspace(-ARC, ARC, 90), FRONT - AHEAD
    # Its upper part is zinc, folded over the edge of the roof; its lower edge is a bead.
    trim = [(0.0, 0.032), (-0.008, 0.034), (-0.012, 0.026), (-0.012, -0.058), (-0.018, -0.066), (-0.012, -0.074), (-0.004, -0.066)]
    sheet([[on_curve(a, edge + y, up) for y, up in trim] for a in angles], zinc, 0.0012)
    # At the eaves it is closed.
    for side in (-1, 1):
        end = [on_curve(side * ARC, edge + y, up) for y, up in ((0.004, 0.03), *trim[1:4], (-0.004, -0.066), (0.02, -0.062))]
        place(from_faces(end, [tuple(range(len(end)))], zinc))
    board = [(0.0, -0.02), (-0.006, -0.02), (-0.006, -0.15), (0.0, -0.156), (0.03, -0.156), (0.03, -0.02)]
    place(grid([[on_curve(a, edge + y, up) for y, up in board] for a in angles], white))
    # The ceiling of the overhang.
    place(grid([[on_curve(a, y, -0.1) for y in (edge + 0.01, FRONT + 0.08)] for a in angles], white))


def front(palette, zinc):
    """The window: a white frame, two dark sashes with curtains; above it a panel of zinc up to the curve."""
    white, stile, low, head = palette.white, 0.1, FOOT + 0.2, EAVES - 0.06
    box((WIDE - 0.01, 0.1, 0.2), (MIDDLE, FRONT, FOOT + 0.1), white, 0.004)
    box((WIDE + 0.03, 0.09, 0.05), (MIDDLE, FRONT - 0.085, FOOT + 0.167), white, 0.008, (0.1, 0, 0))
    for x in (LEFT + stile / 2, MIDDLE, RIGHT - stile / 2):
        box((stile, 0.12, head - low + 0.1), (x, FRONT, (low + head) / 2), white, 0.006)
    for z, tall in ((low + 0.03, 0.08), (head, 0.1)):
        box((WIDE - 0.004, 0.126, tall), (MIDDLE, FRONT, z), white, 0.006)
    panel = [on_curve(a, FRONT - 0.02, -0.09) for a in np.linspace(-ARC, ARC, 60)]
    place(from_faces([(RIGHT, FRONT - 0.02, head), (LEFT, FRONT - 0.02, head), *panel], [tuple(range(62))], zinc))
    for left, right in ((LEFT + stile, MIDDLE - stile / 2), (MIDDLE + stile / 2, RIGHT - stile)):
        casement(palette, left, right, FRONT, low + 0.07, head - 0.05)
        dormer.curtains(palette, (left + right) / 2, right - left, FRONT, low + 0.07, head - 0.05, (0.24, 0.2))


def casement(palette, left, right, y, bottom, top, bar=0.06):
    """A dark sash in a frame whose middle is at y, and its pane."""
    centre, across = (left + right) / 2, right - left
    for side in (-1, 1):
        box((bar, 0.06, top - bottom), (centre + side * (across - bar) / 2, y - 0.012, (bottom + top) / 2), palette.dark, 0.005)
        box((across - 2 * bar + 0.004, 0.058, bar), (centre, y - 0.012, (bottom + top) / 2 + side * (top - bottom - bar) / 2), palette.dark, 0.005)
    box((across - 0.1, 0.006, top - bottom - 0.1), (centre, y - 0.004, (bottom + top) / 2), palette.glass, 0)


def edge_of_tiles():
    """The line along which tiles are sawn around the curve, a little outside it: places in the frame of the roof, and the ways out
    from them."""
    line = [Vector((x, z / STEEP)) for x, _, z in (on_curve(a, 0) for a in np.linspace(ARC, -ARC, 200))]
    result = []
    for k, at in enumerate(line):
        along = (line[min(k + 1, 199)] - line[max(k - 1, 0)]).normalized()
        away = Vector((along.y, -along.x))
        result.append((at + 0.05 * away, away))
    return result


def saw(frame):
    """Take away the tiles in the place of the dormer, and saw those around its curve."""
    bpy.context.view_layer.update()
    back_to, line = frame.inverted(), edge_of_tiles()
    for tile in [part for part in bpy.context.scene.objects if part.name.startswith('tile')]:
        where = back_to @ tile.matrix_world.translation
        middle = Vector((where.x + 0.12, where.y - 0.2))
        if middle.y < EAVES / STEEP - 0.1:
            if LEFT - 0.02 < middle.x < RIGHT + 0.02 and middle.y > LOW:
                bpy.data.objects.remove(tile)
            continue
        at, away = min(line, key=lambda spot: (spot[0] - middle).length)
        out = (middle - at) @ away
        if out < -0.24:
            bpy.data.objects.remove(tile)
        elif out < 0.24:
            into = tile.matrix_world.inverted() @ frame
            tile.data = sawn(tile.data, into @ at.to_3d(), into.to_3x3() @ away.to_3d())


def sawn(mesh, at, away):
    """What is left of a tile on the far side of a plane."""
    work = bmesh.new()
    work.from_mesh(mesh)
    found = bmesh.ops.bisect_plane(work, geom=work.verts[:] + work.edges[:] + work.faces[:], plane_co=at, plane_no=away, clear_inner=True)
    bmesh.ops.edgenet_fill(work, edges=[e for e in found['geom_cut'] if isinstance(e, bmesh.types.BMEdge)])
    result = bpy.data.meshes.new('sawn')
    work.to_mesh(result)
    work.free()
    result.materials.append(mesh.materials[0])
    return smooth(result, 50)


def leads(frame, lead):
    """The apron in front, the lead beside both cheeks, and the sheet below the sawn tiles, on which the curved roof ends."""
    xs = np.linspace(LEFT - dormer.APRON, RIGHT + dormer.APRON, 200)
    low = LOW - 0.03
    high = lambda x: 0.125 if LEFT < x < RIGHT else 0.022
    dormer.flashing(frame, lead, [(x, low, (0, -1, 0.28), high(x)) for x in xs], 3)
    end = EAVES / STEEP
    ys = np.linspace(low - 0.02, end + 0.03, 130)
    stand = lambda y: max(0.02, min(dormer.UPSTAND, EAVES - 0.1 - y * STEEP))
    for x, side in ((LEFT - 0.004, -1), (RIGHT + 0.004, 1)):
        dormer.flashing(frame, lead, [(x, y, (side, 0, dormer.APRON), stand(y)) for y in ys], 5 + side)
    box((WIDE + 0.5, CURVE / STEEP + 0.6, 0.004), (MIDDLE, end + CURVE / STEEP / 2 + 0.15, 0.016), lead, 0.001, frame=frame)


def skins(wet=False):
    """The zinc of its sheets, which differ a little."""
    rough = (0.1, 0.22) if wet else (0.2, 0.32)
    return [near.zinc(code, False, rough, 0.12) for code in ('#9ca7b1', '#949fa9', '#a4aeb7')]


def add(frame, palette, wet=False):
    """Add the dormer to the roof of a `frame`, on which the tiles lie. What is behind its curtains is up to the scene."""
    sheets = skins(wet)
    saw(frame)
    curved_roof(sheets)
    cheek(RIGHT, 1, sheets)
    cheek(LEFT, -1, sheets)
    edges(sheets[0], palette.white)
    leads(frame, near.lead(wet, 0.4, '#3d4349'))
    front(palette, sheets[1])
