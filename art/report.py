"""A printed report of an inspection on sheets of A4. On a sheet, lengths are in millimetres from its middle."""

import math
import os
import random

import bpy
import materials
import numpy as np
import tools
from geometry import eased, from_faces, grid, move, place, sheet, turn
from shader import Material, colour

WIDE, TALL = 210, 297
PICTURES = os.path.join(os.path.dirname(os.path.abspath(__file__)), '..', 'public', 'pictures')
RED, AMBER, GREEN = '#b3261c', '#cf8412', '#3d7a3b'
# The part of each finding that its number points at in the drawing, and its verdict.
FINDINGS = ((20, 36, RED), (50.5, 47, RED), (66, 25, AMBER), (27, 53, GREEN))
PHOTOS = ('pan', 'lood', 'goot', 'nok')


def photograph(name):
    """A picture of the site, printed."""
    m = Material()
    texture = m.node('TexImage')
    texture.image = bpy.data.images.load(os.path.join(PICTURES, f'{name}-detail.webp'))
    m.base = texture.outputs['Color']
    return m.set_inputs(Roughness=0.5, Specular=0.35).finish()


class Sheet:
    """A sheet in a frame, whose lower right corner curls up by `curl` metres."""

    def __init__(self, frame, curl=0.006, seed=1):
        self.frame, self.curl, self.rng, self.inks = frame, curl, random.Random(seed), {}
        xs, ys = np.linspace(-WIDE / 2, WIDE / 2, 50), np.linspace(-TALL / 2, TALL / 2, 70)
        sheet([[self.at(x, y, 0) for x in xs] for y in ys], materials.plain('#dedad0', 0.85, specular=0.2), 0.00012, frame)

    def at(self, x, y, layer):
        """A point on the sheet; what is printed later lies in a higher `layer`."""
        lift = self.curl * eased((x / WIDE - y / TALL - 0.5) / 0.6) ** 1.5
        return x / 1000, y / 1000, 0.0006 + lift + 0.00005 * layer

    def ink(self, code):
        if code not in self.inks:
            self.inks[code] = materials.plain(code, 0.7, specular=0.2)
        return self.inks[code]

    def shape(self, points, code, layer=1):
        """A flat shape: a few millimetres of paper are as good as flat."""
        place(from_faces([self.at(*point, layer) for point in points], [tuple(range(len(points)))], self.ink(code)), self.frame)

    def bar(self, left, low, right, high, code, layer=1):
        """A rectangle, along the curve of the sheet."""
        rows = [[self.at(x, y, layer) for x in np.linspace(left, right, 9)] for y in np.linspace(low, high, 4)]
        place(grid(rows, self.ink(code)), self.frame)

    def text(self, left, top, lines, code='#7f7c75', size=2.8, step=6):
        """Lines nobody can read: a grey bar for each word. `lines` are how long they are."""
        for k, long in enumerate(lines):
            x = left
            while x < left + long:
                end = min(left + long, x + self.rng.uniform(5, 15) * size / 2.8)
                self.bar(x, top - k * step - size, end, top - k * step, code)
                x = end + 1.5

    def line(self, *points, width=1.5, code='#2f3032', layer=2):
        """A line through points."""
        for (x, y), (to_x, to_y) in zip(points, points[1:]):
            long = math.hypot(to_x - x, to_y - y)
            dx, dy = (to_x - x) / long * width / 2, (to_y - y) / long * width / 2
            self.shape([(x - dx + dy, y - dy - dx), (to_x + dx + dy, to_y + dy - dx), (to_x + dx - dy, to_y + dy + dx), (x - dx - dy, y - dy + dx)], code, layer)

    def words(self, text, x, y, size, code):
        """Words one can read, centred on a point."""
        letters = bpy.data.curves.new('words', 'FONT')
        letters.body, letters.size, letters.align_x, letters.align_y = text, size, 'CENTER', 'CENTER'
        part = place(letters)
        mesh = bpy.data.meshes.new_from_object(part.evaluated_get(bpy.context.evaluated_depsgraph_get()))
        bpy.data.objects.remove(part)
        for vertex in mesh.vertices:
            vertex.co = self.at(x + vertex.co.x, y + vertex.co.y, 4)
        mesh.materials.clear()
        mesh.materials.append(self.ink(code))
        place(mesh, self.frame)

    def dot(self, x, y, number, radius=4.6, code=RED):
        """A numbered dot."""
        self.shape([(x + radius * math.cos(a), y + radius * math.sin(a)) for a in np.linspace(0, math.tau, 33)[:-1]], code, 3)
        self.words(str(number), x, y, radius * 1.5, '#f2efe8')

    def pill(self, x, y, code, wide=34, tall=9):
        """A verdict, its words unreadable."""
        self.shape([(x + px, y + py) for px, py in tools.outline(0, wide, tall / 2, tall / 2 - 0.01)], code, 1)
        self.bar(x + 7, y - 1.1, x + wide - 7, y + 1.1, '#efe9de', 2)

    def photo(self, left, low, wide, name):
        """A photo in landscape; of an upright picture the middle."""
        material, high, count = photograph(name), wide * 0.8, 9
        ts = np.linspace(0, 1, count)
        mesh = grid([[self.at(left + u * wide, low + v * high, 1) for u in ts] for v in ts], material)
        size = material.node_tree.nodes['Image Texture'].image.size
        shown = min(1, 0.8 * size[0] / size[1])
        layer = mesh.uv_layers.new()
        for loop in mesh.loops:
            row, column = divmod(loop.vertex_index, count)
            layer.data[loop.index].uv = (ts[column], 0.5 + shown * (ts[row] - 0.5))
        place(mesh, self.frame)

    def drawing(self, x, y, size):
        """The house, with a number at every finding."""
        on = lambda *points: [(x + size * px, y + size * py) for px, py in points]
        self.shape(on((-4, 25), (76, 25), (66, 52), (6, 52)), '#c2a596')
        self.shape(on((46, 45), (57, 45), (57, 62), (46, 62)), '#a9725a', 2)
        for k in range(1, 6):
            self.line(*on((-4 + 1.85 * k, 25 + 5 * k - 2), (76 - 1.85 * k, 25 + 5 * k - 2)), width=0.7, code='#8a6f60', layer=1.5)
        for part in (
            ((0, 25), (0, 0), (72, 0), (72, 25)), ((-4, 25), (6, 52), (66, 52), (76, 25), (-4, 25)), ((46, 45), (46, 62), (57, 62), (57, 45), (46, 45)),
            ((8, 0), (8, 18), (17, 18), (17, 0)), ((24, 7), (24, 18), (40, 18), (40, 7), (24, 7)), ((32, 7), (32, 18)), ((48, 7), (48, 18), (64, 18), (64, 7), (48, 7)), ((56, 7), (56, 18)),
        ):
            self.line(*on(*part), layer=2.5)
        self.line(*on((-6, 24), (78, 24)), width=2.6, layer=2.5)
        for k, (px, py, code) in enumerate(FINDINGS):
            self.dot(*on((px, py))[0], k + 1)


def front(frame):
    """The first page: a title, the house, and the findings with their verdicts."""
    page = Sheet(frame)
    page.shape([(-90, 124), (-76, 138), (-62, 124), (-66.5, 124), (-76, 133), (-85.5, 124)], RED)
    page.words('Dakinspectie', -8, 130, 17, '#2a2b2d')
    page.text(48, 138, (40, 34, 40), size=2)
    page.bar(-90, 115, 90, 116, '#37383a')
    page.drawing(-84, 30, 1.28)
    page.text(32, 106, (44,), '#4a4a4b', 3.2)
    page.text(32, 97, (56, 52, 58, 40, 0.1, 57, 54, 30))
    for k, (name, (_, _, code)) in enumerate(zip(PHOTOS, FINDINGS)):
        top = 20 - 37 * k
        page.bar(-90, top + 2.6, 90, top + 3.1, '#b9b4aa')
        page.photo(-90, top - 31, 38.5, name)
        page.dot(-42, top - 5, k + 1, 5.4)
        page.text(-34, top - 2.6, ((58, 44, 63, 20)[k],), '#2a2b2d', 4.4)
        page.text(-34, top - 12, ((80, 66), (84, 58), (70, 81), (76, 40))[k])
        page.pill(56, top - 5.2, code)
    # What somebody marked in pencil.
    around = [(73 + 23 * math.cos(a) + 0.6 * a, -59 + 8.6 * math.sin(a) + 0.3 * a) for a in np.linspace(0.6, 7.4, 40)]
    page.line(*around, width=0.9, code='#55565a', layer=4)


def photos(frame):
    """The second page: photos with captions."""
    page = Sheet(frame, 0.0002, 5)
    page.text(-92, 138, (60,), '#3c3c3e', 4.2)
    page.bar(-92, 126, 92, 127, '#37383a')
    for k, name in enumerate(PHOTOS):
        left, low = (-92, 4)[k % 2], (50, -52)[k // 2]
        page.photo(left, low, 88, name)
        page.dot(left + 5, low - 6, k + 1)
        page.text(left + 13, low - 4, (70, 48))
    page.text(-92, -84, (150, 160, 132, 166, 90))


def pile(frame, count=4):
    """Further pages below the first one, not quite straight."""
    rng = random.Random(4)
    for k in range(count):
        Sheet(frame @ move(rng.gauss(0, 0.0012), rng.gauss(0, 0.0012), 0.0004 * k) @ turn(z=rng.gauss(0, 0.006)), 0.0002, k)
    return frame @ move(z=0.0004 * count)
