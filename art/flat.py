"""Parts of a flat roof for close-ups: felt in strips, welds, and the felt turned up at the roof's edge under an aluminium trim.
`high` is the height of a roof at x, y; `strips` are the left edges of its strips, of which each lies over the next one."""

import math

import numpy as np
from geometry import eased, grid, place, sheet
from mathutils import Vector, noise
from shader import Material, colour

# The width of a strip, the y of the upstand, how thick felt is, and the height of the strips.
WIDE, UPSTAND, THICK, FLOOR = 1.0, 0.40, 0.0045, 0.003
# The y where the felt of the upstand begins, and the height of the roof's edge.
FOOT, CREST = UPSTAND - 0.115, 0.1255


def lap(x, strips):
    """How far a strip is lifted where it lies over the next one."""
    return THICK * sum(eased((x - left - 0.87) / 0.05) * (x < left + WIDE) for left in strips)


def draped(x, strips):
    """How far felt that lies over the strips is lifted: it comes down beside the edge of a strip."""
    return lap(x, strips) or THICK * sum(1 - eased((x - left - WIDE) / 0.02) for left in strips if 0 <= x - left - WIDE < 0.02)


def wobble(run, seed, size=0.0012):
    """How far an edge that was cut and pressed on by hand is off its line, `run` metres along it."""
    return size * (noise.noise(Vector((7 * run, seed, 0))) + 0.5 * noise.noise(Vector((31 * run, seed, 5))))


def felt(rows, skin, side):
    """Felt with a cut edge of bare bitumen."""
    part = sheet(rows, skin, THICK)
    part.data.materials.append(side)
    part.modifiers['solid'].material_offset_rim = 1
    part.data.use_auto_smooth, part.data.auto_smooth_angle = True, 0.6


def bead(line, tar, seed, wide_of=(0.003, 0.015), much=1.0):
    """The bitumen that a weld pressed out along the edge of felt, by chance more and less: `wide_of` are its least
    and greatest width, `much` scales it. `line` is a list of the points of that edge on the felt below, each with the directions
    away from the edge and up."""
    rows, run, last = [], 0.0, line[0][0]
    chance = lambda scale, shift: noise.noise(Vector((scale * run, 3.7 * seed, shift)))
    for at, out, up in line:
        run, last = run + (at - last).length, at
        lobes = max(0, chance(34, 0) + 0.35) ** 1.5
        wide = much * (0.005 + 0.0085 * lobes + 0.0022 * chance(120, 2) + 0.001 * chance(330, 3))
        wide = min(wide_of[1], max(wide_of[0], wide))
        tall, row = min(0.0028, 0.0009 + 0.12 * wide + 0.0006 * chance(70, 4)), []
        for t in np.linspace(0, 1, 10):
            lump = 0.0004 * noise.noise(Vector((160 * run, 900 * wide * t, seed))) * (t < 1)
            rise = tall * (1 - t**2.2) ** 0.6 + lump - 0.0008 * (t == 1)
            row.append(at + out * ((wide + 0.002) * t - 0.002) + up * rise)
        rows.append(row)
    place(grid(rows, tar))


def squeezed(wet=False, bare=0.0):
    """Bitumen that was pressed out of a weld: matt black, and here and there strewn with slate;
    `bare` is how much less."""
    m = Material()
    grain = m.node('TexVoronoi', Vector=m.world_position(), Scale=520.0).outputs['Color']
    patches, fine = m.noise(m.world_position(), 38, 4, 0.65), m.noise(m.world_position(), 260, 4, 0.7)
    m.base = colour('#131314')
    m.layer(0.6, m.ramp(fine, (0.35, 0.7), (0.65, 1.3)))
    strewn = m.math('MULTIPLY', m.ramp(patches, (0.47 + bare, 0.0), (0.6 + bare, 1.0)), m.ramp(grain, (0.4, 0.0), (0.46, 1.0)))
    m.layer(strewn, m.ramp(grain, (0.3, colour('#25282b')), (0.9, colour('#4b5156'))), 'MIX')
    m.bump(fine, 0.5, 0.0012).bump(strewn, 0.5, 0.0012)
    return m.set_inputs(Roughness=0.42 if wet else 0.7, Specular=0.4 if wet else 0.25).finish()


def strip(left, seed, skin, side, tar, high, hole=None, **weld):
    """One strip of felt along y; its right edge is welded on the next one. It ends under the felt that is turned up.
    `hole` is how far it is lowered at x, y."""
    edge = lambda y: wobble(y, seed)
    rows, across = [], [*np.linspace(0, 0.86, 90), *np.linspace(0.865, 1, 28)]
    for y in np.linspace(-1.2, UPSTAND - 0.06, 300):
        row = []
        for u in across:
            x = left + u * WIDE + edge(y) * (u > 0.5)
            # The roller pressed its edge flatter.
            pressed = 0.0009 * eased((u - 0.985) / 0.015)
            row.append((x, y, high(x, y) + FLOOR + THICK * eased((u - 0.87) / 0.05) - pressed - (hole(x, y) if hole else 0)))
        rows.append(row)
    felt(rows, skin, side)
    line = []
    for y in np.arange(-1.2, UPSTAND - 0.06, 0.0008):
        x = left + WIDE + edge(y)
        line.append((Vector((x, y, high(x, y) + FLOOR)), Vector((1, 0, 0)), Vector((0, 0, 1))))
    bead(line, tar, seed, **weld)


def outline(half, radius, turned, count):
    """Points on the edge of a piece of felt with round corners around the origin, each with the direction away from it. `half` is
    half its width and length; `count` is how many points a side has."""
    result = []
    for corner in range(4):
        # The side ahead, seen from the origin, and the one to its left.
        ahead, left = half[corner % 2], half[1 - corner % 2]
        points = [(ahead, t, 0) for t in np.linspace(radius - left, left - radius, count, endpoint=False)]
        for a in np.linspace(0, math.pi / 2, count // 4, endpoint=False):
            points.append((ahead - radius + radius * math.cos(a), left - radius + radius * math.sin(a), a))
        angle = corner * math.pi / 2 + turned
        c, s = math.cos(angle), math.sin(angle)
        for x, y, a in points:
            result.append((Vector((x * c - y * s, x * s + y * c, 0)), Vector((math.cos(a + angle), math.sin(a + angle), 0))))
    result.append(result[0])
    run, last = 0.0, result[0][0]
    line = []
    for at, out in result:
        run, last = run + (at - last).length, at
        # It ends as it began.
        line.append((at + out * wobble(run, 3) * math.sin(math.pi * len(line) / len(result)), out))
    return line


def rounded(points, radii, step=0.008):
    """The points of a bent line whose corners have these radii, each with the direction to its left."""
    ends, line = [Vector(points[0])], []
    for before, corner, after, radius in zip(points, points[1:], points[2:], radii):
        before, corner, after = Vector(before), Vector(corner), Vector(after)
        back, on = (before - corner).normalized(), (after - corner).normalized()
        half = back.angle(on) / 2
        middle = corner + (back + on).normalized() * radius / math.sin(half)
        start, end = (corner + d * radius / math.tan(half) - middle for d in (back, on))
        line += [ends[-1].lerp(middle + start, t) for t in np.arange(0, 1, step / max(step, (middle + start - ends[-1]).length))]
        line += [middle + start.slerp(end, t) * radius for t in np.linspace(0, 1, 9)[:-1]]
        ends.append(middle + end)
    last = Vector(points[-1])
    line += [ends[-1].lerp(last, t) for t in np.linspace(0, 1, max(2, int((last - ends[-1]).length / step)))]
    ways = [(b - a).normalized() for a, b in zip([line[0], *line], [*line[1:], line[-1]])]
    return [(at, Vector((-way.y, way.x))) for at, way in zip(line, ways)]


def edge_of_roof(skin, side, tar, trim, high, strips, lengths, joint=0.15, **weld):
    """Felt turned up straight over a fillet at the roof's edge, in lengths that overlap, and against an aluminium trim.
    `lengths` are the left and right edges of three; the middle one lies over the others. `joint` is the x where the trim has one."""
    flat = FLOOR + THICK
    path = [(FOOT, flat), (UPSTAND - 0.004, flat), (UPSTAND + 0.052, flat + 0.056), (UPSTAND + 0.052, CREST), (UPSTAND + 0.11, CREST)]
    path = rounded(path, (0.012, 0.012, 0.008))

    def spot(x, at, up, lift):
        """A point of the felt, `lift` above that of the lowest length. Its foot follows the roof, its fillet is straight."""
        y, z = at + up * lift
        follows = 1 - eased((y - FOOT - 0.02) / 0.07)
        uneven = 0.0004 * noise.noise(Vector((5 * x, 9 * (y + z), 1)))
        return Vector((x, y + uneven * up.x, z + uneven * up.y + follows * (high(x, y) + draped(x, strips))))

    for k, (left, right) in enumerate(lengths):
        over, rows, shift = k == 1, [], lambda run: wobble(run, k + 20)
        across = [*np.linspace(0, 0.05, 30), *np.linspace(0.055, 0.945, 100), *np.linspace(0.95, 1, 30)] if over else np.linspace(0, 1, 150)
        # The middle one lies over both others.
        lifted = lambda x: THICK * (1 - eased((x - left - 0.085) / 0.2) + eased((x - right + 0.285) / 0.2)) if over else 0
        pressed = lambda x: 0.0009 * (2 - eased((x - left) / 0.012) - eased((right - x) / 0.012)) if over else 0
        for j, (at, up) in enumerate(path):
            run = 0.006 * j
            row = []
            for u in across:
                x = left + (right - left) * u + shift(run)
                here = at + Vector((wobble(x, k + 30), 0)) * (j == 0)
                row.append(spot(x, here, up, lifted(x) - pressed(x) - 0.0009 * (j == 0)))
            rows.append(row)
        felt(rows, skin, side)
        line = []
        for x in np.arange(left, right, 0.0008):
            foot = spot(x, path[0][0] + Vector((wobble(x, k + 30), 0)), path[0][1], lifted(x) - THICK)
            line.append((foot, Vector((0, -1, 0)), Vector((0, 0, 1))))
        bead(line, tar, k + 4, **weld)
        for edge, out in ((left, -1), (right, 1)) if over else ():
            line = []
            for (a, up), (b, after), j in zip(path, path[1:], range(len(path))):
                for t in np.linspace(0, 1, 10, endpoint=False):
                    normal = up.lerp(after, t)
                    at = spot(edge + shift(0.006 * (j + t)), a.lerp(b, t), normal, 0)
                    line.append((at, Vector((out, 0, 0)), Vector((0, normal.x, normal.y))))
            bead(line, tar, k + 8 + out, **weld)
    section = [(0.078, CREST - 0.002), (0.084, 0.161), (0.093, 0.171), (0.122, 0.171), (0.130, 0.162), (0.132, 0.09)]
    section = rounded([(UPSTAND + y, z) for y, z in section], (0.008, 0.005, 0.005, 0.006), 0.02)
    # A joint piece over the gap has the same section, a little larger.
    for left, right, larger in ((-2, joint - 0.001, 0), (joint + 0.001, joint + 2.35, 0), (joint - 0.042, joint + 0.042, 0.0012)):
        rows = [[(x, *(at + up * larger)) for x in (left, right)] for at, up in section]
        obj = sheet(rows, trim, 0.0016 - 0.4 * larger)
        obj.data.use_auto_smooth, obj.data.auto_smooth_angle = True, 0.5
