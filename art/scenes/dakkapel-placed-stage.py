"""The dormer at noon, just put on its opening: painted, with bare plywood at its sides and a sheet of felt on top. It still hangs
in the slings of the crane; there is no lead yet, and the tiles around it are still off."""

import copy
import importlib
import math

import bmesh
import bpy
import dormer
import light
import materials
import near
import numpy as np
import roof
from geometry import ball_mesh, box, move, place, rod, sheet, turn
from mathutils import Vector
from scenes import dakkapel, hero

POST = dict(exposure=0.02, saturation=1.0, keep=0.15, bloom=0.02, panes=True)
HIGH, WIDE, OVER = 1.62, 2.87, 0.2


def shorten(cheek, frame):
    """Saw off what of a cheek would be below the rafters' upper side, on which it stands."""
    local, work = cheek.matrix_world.inverted() @ frame, bmesh.new()
    work.from_mesh(cheek.data)
    parts = work.verts[:] + work.edges[:] + work.faces[:]
    bmesh.ops.bisect_plane(work, geom=parts, plane_co=local @ roof.point(0, 0, -0.058), plane_no=local.to_3x3() @ roof.point(0, 0, 1), clear_inner=True)
    work.to_mesh(cheek.data)
    work.free()


def bare(frame, palette):
    """The dormer as it comes from the workshop; returns its front left corner."""
    raw, across, upright = copy.copy(palette), materials.wood('#a9825a', (0.9, 12, 12)), materials.wood('#a9825a', (12, 12, 0.9))
    raw.dark_zinc = materials.wood('#9a7650', (5, 1.1, 5), 0.8)
    dormer.add(frame, raw, *hero.DORMER, pitch=hero.PITCH, clad=False)
    for part in bpy.context.scene.objects:
        if part.type != 'MESH' or part.dimensions.z < part.dimensions.x:
            continue
        if part.data.materials[:] == [palette.dark]:
            # Where two faces of a sash coincide, light would not reach them.
            part.scale.y = 1.03
        elif part.data.materials[:] == [raw.dark_zinc]:
            shorten(part, frame)
    foot = frame @ roof.point(*hero.DORMER, 0)
    # The sole plate on the trimmer, a fillet above the head, and strips on the corners.
    box((WIDE - 0.01, 0.09, 0.26), (foot.x + WIDE / 2, foot.y + 0.005, foot.z - 0.12), across, 0.003)
    box((WIDE - 0.01, 0.11, 0.06), (foot.x + WIDE / 2, foot.y, foot.z + HIGH - 0.02), across, 0.002)
    for x in (foot.x - 0.006, foot.x + WIDE + 0.006):
        box((0.026, 0.128, HIGH - 0.17), (x, foot.y + 0.003, foot.z + 0.15 + (HIGH - 0.16) / 2), upright, 0.002)
    # Boards along the sides of the roof, with their grain along the edge.
    for x in (foot.x - OVER, foot.x + WIDE + OVER):
        box((0.006, 2.4, 0.222), (x, foot.y - OVER + 1.2, foot.z + HIGH + 0.11), raw.dark_zinc, 0.001)
    return foot


def screws(foot):
    """Rows of screws in the plywood of the left cheek, and the joint between its sheets."""
    tan, top = math.tan(math.radians(hero.PITCH)), foot.z + HIGH
    head = near.head(0.0075, 0.003, materials.metal('#6d7072', (0.3, 0.4)))
    joint = foot.y + 0.62
    spots = [(foot.y + 0.09 + 0.17 * k, top - 0.05) for k in range(8)]
    spots += [(foot.y + 0.09, z) for z in np.arange(foot.z + 0.25, top - 0.1, 0.17)]
    spots += [(joint + side, z) for side in (-0.025, 0.025) for z in np.arange(foot.z + 0.62 * tan + 0.12, top - 0.1, 0.17)]
    spots += [(foot.y + 0.16 + 0.12 * k, foot.z + (0.16 + 0.12 * k) * tan + 0.1) for k in range(10)]
    for y, z in spots:
        place(head, move(foot.x - 0.001, y, z) @ turn(y=-math.pi / 2))
    seam, middle = HIGH - 0.62 * tan + 0.16, (top + foot.z + 0.62 * tan - 0.16) / 2
    box((0.004, 0.004, seam), (foot.x, joint, middle), materials.plain('#2a2018', 0.9), 0)


def felt(foot, material):
    """The felt of the flat roof: a sheet that is bent over the rounded edge and cut straight below it, with the clout nails
    that hold it."""
    top, edge, back, bend, hang = foot.z + HIGH + 0.2462, OVER + 0.0005, foot.y + 1.9, 0.014, 0.075
    left, right, front = foot.x - edge, foot.x + WIDE + edge, foot.y - edge
    ring = lambda x, start: [((x, front), (math.cos(a), math.sin(a))) for a in np.linspace(start, start + math.pi / 2, 7)]
    line = [((left, y), (-1, 0)) for y in np.linspace(back, front + 0.02, 60)] + ring(left, math.pi)
    line += [((x, front), (0, -1)) for x in np.linspace(left + 0.02, right - 0.02, 90)] + ring(right, 1.5 * math.pi)
    line += [((right, y), (1, 0)) for y in np.linspace(front + 0.02, back, 60)]
    arc = [(bend * (1 - math.cos(a)), 0.0035 - bend * (1 - math.sin(a))) for a in np.linspace(0, math.pi / 2, 7)]
    profile = [(0.0, -0.06), *[(drop, out) for drop, out in arc], (0.04, 0.004), (hang, 0.005)]
    rows = []
    for drop, out in profile:
        uneven = lambda k: 0.0012 * math.sin(0.31 * k) * math.sin(0.047 * k + 1) * drop / hang
        rows.append([(x + nx * (out + uneven(k)), y + ny * (out + uneven(k)), top - drop) for k, ((x, y), (nx, ny)) in enumerate(line)])
    part = sheet(rows, material, 0.0035)
    part.data.use_auto_smooth, part.data.auto_smooth_angle = True, 0.7
    nail = near.head(0.006, 0.0015, materials.metal('#9a9ea0', (0.35, 0.5)))
    for x in np.arange(left + 0.06, right, 0.12):
        place(nail, move(x, front - 0.0055, top - 0.055) @ turn(math.pi / 2))


def ring(at, radius, thick, material, turned=0.0, tall=1.0):
    """A ring of round steel, upright, `turned` about the vertical; `tall` is its height for its width."""
    spots = [(radius * math.cos(a), radius * tall * math.sin(a)) for a in np.linspace(0, math.tau, 25)]
    spots = [at + Vector((x * math.cos(turned), x * math.sin(turned), z)) for x, z in spots]
    for start, end in zip(spots, spots[1:]):
        rod(start, end, thick, material)
        place(ball_mesh(thick, material), move(*start))


def slings(foot):
    """Slings from four lifting eyes at the corners of the roof to a ring in the hook of a crane, which still holds the dormer."""
    band, steel = materials.paint('#c79a1e', 0.8, 0.3), materials.metal('#4c5054', (0.35, 0.5))
    top = foot.z + HIGH + 0.25
    hook = Vector((foot.x + WIDE / 2, foot.y + 0.75, top + 1.5))
    ring(hook + Vector((0, 0, -0.075)), 0.055, 0.013, steel, math.pi / 2, 1.5)
    low = hook + Vector((0, 0, -0.155))
    for x in (foot.x - 0.1, foot.x + WIDE + 0.1):
        for y in (foot.y - OVER + 0.09, foot.y + 1.55):
            box((0.15, 0.11, 0.012), (x, y, top + 0.004), steel, 0.003)
            eye, away = Vector((x, y, top + 0.06)), low - Vector((x, y, top))
            ring(eye, 0.045, 0.013, steel, math.atan2(away.y, away.x))
            start = eye + away.normalized() * 0.045
            path = [start + (low - start) * t - Vector((0, 0, 0.14 * t * (1 - t))) for t in np.linspace(0, 1, 40)]
            sheet([[p + Vector((0, side, 0)) for p in path] for side in (-0.024, 0.024)], band, 0.005)
    crane(hook, steel)


def crane(hook, steel):
    """The hook, with a latch that closes its mouth, its block with a sheave, and the cable."""
    paint, spring = materials.paint('#b8481e', 0.45, 0.3), materials.metal('#c3c7c9', (0.3, 0.45))
    bend = [(0.085 * math.cos(a), 0.05 + 0.085 * math.sin(a)) for a in np.linspace(2.4, 6.75, 18)]
    bend = [(0.0, 0.24), (-0.004, 0.17), (-0.03, 0.135), *bend]
    for (x0, z0), (x1, z1) in zip(bend, bend[1:]):
        rod(hook + Vector((x0, 0, z0)), hook + Vector((x1, 0, z1)), 0.024, steel)
        place(ball_mesh(0.024, steel), move(*(hook + Vector((x1, 0, z1)))))
    for side in (-0.022, 0.022):
        rod(hook + Vector((-0.012, side, 0.165)), hook + Vector((0.074, side, 0.078)), 0.0085, spring)
    rod(hook + Vector((-0.012, -0.034, 0.165)), hook + Vector((-0.012, 0.034, 0.165)), 0.012, spring)
    box((0.15, 0.09, 0.26), hook + Vector((0, 0, 0.36)), paint, 0.02)
    rod(hook + Vector((0, -0.06, 0.36)), hook + Vector((0, 0.06, 0.36)), 0.035, steel, 32)
    for x in (-0.035, 0.035):
        rod(hook + Vector((x, 0, 0.45)), hook + Vector((x, 0, 9)), 0.009, steel)


def build():
    opened = importlib.import_module('scenes.dakkapel-opened-stage')
    frame, palette, tiles = opened.opened()
    opened.piles(frame, tiles)
    opened.ladder(frame, 1.75, 0.2, 6.2)
    foot = bare(frame, palette)
    screws(foot)
    felt(foot, palette.felt)
    slings(foot)
    opened.daylight(frame, 100)
    light.ground(-6, '#8a7a66')
    light.sky(47, 203, 0.1, 0.5, 0.15)
    dakkapel.view()
