"""The materials of the pictures: clay, metal, brick, wood and so on. Colours are #rrggbb."""

from shader import Material, colour


def clay(codes, grime=0.8, film=0.0, wet=0.0, lichen=0.25, rough=(0.55, 0.8), over=None):
    """Fired clay with stains and dark troughs. `film` adds the grey-black layer of old tiles, `wet` darkens it and adds gloss.
    `over` is a function of the material that adds layers of what grows on it."""
    m = Material()
    local, world = m.object_position(), m.world_position()
    coarse, fine, slow, grain = (
        m.noise(local, 9, 6, 0.62),
        m.noise(local, 60, 6, 0.7),
        m.noise(local, 3.2, 3, 0.5),
        m.noise(local, 240, 4, 0.7),
    )
    m.base = m.palette(codes)
    m.layer(0.75, m.ramp(coarse, (0.30, (0.62, 0.60, 0.58)), (0.52, 1.0), (0.72, (1.22, 1.16, 1.1))))
    m.layer(0.6, m.ramp(fine, (0.35, (0.72, 0.7, 0.68)), (0.55, 1.0)))
    m.layer(grime, m.ramp(m.noise(world, 1.1, 6), (0.38, (0.55, 0.52, 0.5)), (0.62, (1.05, 1.03, 1.0))))
    depth = m.math('ADD', m.math('MULTIPLY_ADD', m.height(), 14.0, 0.25), m.math('MULTIPLY', slow, 0.5))
    m.layer(grime, m.ramp(depth, (0.30, (0.55, 0.53, 0.5)), (0.75, 1.0)))
    spots = m.math('MULTIPLY_ADD', m.ramp(slow, (0.5, 0.0), (0.72, 1.0)), 0.10, m.noise(local, 52, 5, 0.62))
    m.layer(m.math('MULTIPLY', m.ramp(spots, (0.68, 0.0), (0.72, 1.0)), lichen), colour('#8d8266'), 'MIX')
    m.layer(0.55, m.ramp(grain, (0.32, (0.6, 0.58, 0.56)), (0.5, 1.0), (0.68, (1.2, 1.18, 1.15))))
    if film:
        skin = m.math('ADD', m.noise(world, 7, 7, 0.7), m.math('MULTIPLY', fine, 0.25))
        m.layer(
            m.ramp(skin, (0.50 - film * 0.2, 0.0), (0.80 - film * 0.1, 0.85)),
            m.ramp(coarse, (0.35, colour('#211e1a')), (0.65, colour('#45403a'))),
            'MIX',
        )
    if over:
        over(m)
    shine = m.map_range(coarse, *rough, 0.0, 1.0)
    # Water fills the pores, so wet clay is smoother.
    relief = 1 - 1.25 * wet
    m.bump(grain, 0.35 * relief, 0.0012).bump(fine, 0.45 * relief, 0.004).bump(coarse, 0.35 - 0.2 * wet, 0.012)
    m.set_inputs(Roughness=shine, Specular=0.38)
    if wet:
        m.layer(wet, (0.30, 0.29, 0.30))
        m.set_inputs(Roughness=m.map_range(m.noise(local, 26, 4, 0.6), 0.2, 0.42, 0.65 - 0.48 * wet, 0.85 - 0.32 * wet), Specular=0.6)
        m.set_inputs(Clearcoat=wet, Clearcoat_Roughness=0.1)
    return m.finish()


def metal(code, rough=(0.34, 0.52), dark=0.55, metallic=0.8):
    """Zinc, lead or aluminium: cloudy, slightly dented, streaked."""
    m = Material()
    local, clouds = m.object_position(), m.noise(m.world_position(), 2.2, 7, 0.65)
    fine = m.noise(local, 35, 4)
    m.base = colour(code)
    m.layer(0.8, m.ramp(clouds, (0.3, dark), (0.65, 1.08)))
    m.layer(0.8, m.ramp(fine, (0.35, 0.86), (0.6, 1.0)))
    m.layer(0.6, m.ramp(m.noise(m.object_position((5, 0.4, 1)), 6, 6), (0.36, 0.7), (0.58, 1.0)))
    m.bump(clouds, 0.25, 0.01).bump(fine, 0.08, 0.003)
    return m.set_inputs(Metallic=metallic, Roughness=m.map_range(clouds, *rough)).finish()


def lead(rough=(0.62, 0.8)):
    """Weathered lead: matt dark grey, with a paler patina in clouds."""
    m = Material()
    world = m.world_position()
    clouds, fine = m.noise(world, 5, 6, 0.6), m.noise(world, 45, 4)
    m.base = colour('#2b2f33')
    m.layer(m.ramp(clouds, (0.42, 0.0), (0.72, 0.7)), colour('#464b50'), 'MIX')
    m.layer(0.5, m.ramp(fine, (0.35, 0.85), (0.6, 1.0)))
    m.bump(m.noise(world, 14, 3), 0.12, 0.006).bump(fine, 0.06, 0.002)
    return m.set_inputs(Metallic=0.15, Roughness=m.map_range(clouds, *rough), Specular=0.25).finish()


def paint(code, rough=0.38, dirt=0.25, bump=0.1, glow=0.0):
    """Painted wood, plaster, cloth or rubber: one colour with some dirt."""
    m = Material()
    noise = m.noise(m.world_position(), 3, 8, 0.7)
    m.base = colour(code)
    m.layer(dirt, m.ramp(noise, (0.32, (0.72, 0.69, 0.64)), (0.6, 1.0)))
    m.bump(noise, bump, 0.004)
    return m.set_inputs(Roughness=rough, Emission=colour(code), Emission_Strength=glow).finish()


def brick(codes=('#5d2f22', '#7a4030', '#6b3628', '#8a4c38', '#4e2a22'), soot=0.5, wet=False):
    """Brick: a random colour per brick, large soot stains; darker and smoother when wet."""
    m = Material()
    local = m.object_position()
    coarse, fine = m.noise(local, 14, 7, 0.7), m.noise(local, 90, 5, 0.7)
    m.base = m.palette(codes)
    m.layer(0.8, m.ramp(coarse, (0.3, (0.6, 0.57, 0.55)), (0.6, (1.08, 1.05, 1.02))))
    m.layer(soot, m.ramp(m.noise(m.world_position(), 1.4, 6), (0.38, (0.5, 0.47, 0.45)), (0.62, 1.0)))
    if wet:
        m.layer(0.5, (0.45, 0.43, 0.42))
    m.bump(fine, 0.5, 0.003).bump(coarse, 0.5, 0.006)
    return m.set_inputs(Roughness=0.38 if wet else 0.85, Specular=0.4 if wet else 0.25).finish()


def flush_brick(wet=False):
    """Brick seen along the wall: a random colour per brick, and no relief, which would smear its courses."""
    m = Material()
    m.base = m.palette(('#5a2a1c', '#74382a', '#663022', '#803f2e', '#4c241c', '#6e3325'))
    m.layer(0.5, m.ramp(m.noise(m.world_position(), 1.4, 6), (0.38, (0.6, 0.57, 0.55)), (0.62, 1.0)))
    if wet:
        m.layer(0.5, (0.45, 0.43, 0.42))
    return m.set_inputs(Roughness=0.5 if wet else 0.9, Specular=0.3 if wet else 0.15).finish()


def stone(code='#a59c8d', scale=40, bump=0.6):
    """Mortar, concrete or pebbles."""
    m = Material()
    noise = m.noise(m.world_position(), scale, 8)
    m.base = colour(code)
    m.layer(1.0, m.ramp(noise, (0.3, 0.6), (0.65, 1.0)))
    m.layer(0.6, m.ramp(m.noise(m.world_position(), 2.5, 6), (0.35, 0.62), (0.6, 1.05)))
    m.bump(noise, bump, 0.004)
    return m.set_inputs(Roughness=0.95).finish()


def sawn(code, along):
    """Sawn wood, to add stains and a finish to. The grain runs along the axis with the smallest number in `along`."""
    m = Material()
    grain, fibre = m.noise(m.object_position(along), 3, 7, 0.65, 0.4), m.noise(m.object_position(along), 16, 5, 0.7)
    m.base = colour(code)
    m.layer(0.9, m.ramp(m.object_random(), (0.0, (0.8, 0.78, 0.76)), (1.0, (1.15, 1.12, 1.08))))
    m.layer(0.85, m.ramp(grain, (0.32, (0.55, 0.48, 0.42)), (0.5, (0.95, 0.93, 0.9)), (0.7, (1.15, 1.12, 1.08))))
    m.layer(0.5, m.ramp(fibre, (0.35, 0.7), (0.6, 1.05)))
    return m.bump(fibre, 0.4, 0.002).bump(grain, 0.3, 0.003)


def wood(code='#a9713f', along=(1.2, 16, 16), rough=0.7):
    """Dry sawn wood."""
    return sawn(code, along).set_inputs(Roughness=rough, Specular=0.3).finish()


def moss():
    """Moss: olive to yellow-green, matt."""
    m = Material()
    m.base = m.palette(('#3a3c20', '#4f4e2a', '#444626', '#5c5530', '#3b3a22', '#524d2c'))
    m.layer(0.9, m.ramp(m.noise(m.world_position(), 90, 5), (0.3, 0.5), (0.7, 1.3)))
    m.layer(0.5, m.ramp(m.noise(m.world_position(), 20, 3), (0.4, colour('#3c3319')), (0.62, 1.0)))
    return m.set_inputs(Roughness=0.95, Specular=0.1, Sheen=0.5).finish()


def bitumen(code='#3c3e40', wet=0.0, reach=None, grains=420, puddle=None):
    """Slated bitumen felt: mineral grains, large stains. `wet` darkens it and adds gloss and shallow pools, with `reach` only
    gloss, within so many metres of the origin of the world; `grains` is how many there are along a metre.
    `puddle` is a function of the material that returns how damp and how far under water it is in each place, from 0 to 1."""
    m = Material()
    grain = m.node('TexVoronoi', Vector=m.world_position(), Scale=grains).outputs['Color']
    large, middle = m.noise(m.world_position(), 0.9, 7, 0.65), m.noise(m.world_position(), 6, 6, 0.7)
    base = colour(code)
    m.base = m.ramp(grain, (0.1, tuple(c * 0.45 for c in base)), (0.5, base), (0.93, tuple(c * 2.1 for c in base)))
    m.layer(1.0, m.ramp(large, (0.36, (0.62, 0.62, 0.63)), (0.62, (1.15, 1.13, 1.1))))
    m.layer(0.7, m.ramp(middle, (0.34, 0.75), (0.6, 1.0)))
    m.layer(1.0, m.ramp(m.object_random(), (0.0, 0.82), (1.0, 1.12)))
    m.set_inputs(Roughness=0.8)
    relief = 1.0
    if wet:
        share = m.map_range(middle, 0.7 * wet, wet, 0.35, 0.6)
        rough = m.map_range(share, 0.8, 0.2, 0.0, 1.0)
        if reach:
            far = m.node('VectorMath', Vector=m.world_position())
            far.operation = 'LENGTH'
            edge = m.math('MULTIPLY_ADD', middle, 0.5 * reach, m.math('SUBTRACT', far.outputs['Value'], 0.25 * reach))
            share = m.math('MULTIPLY', share, m.map_range(edge, 1.0, 0.0, 0.85 * reach, reach))
            rough = m.map_range(share, 0.8, 0.2, 0.0, 1.0)
        else:
            pools = m.math('MULTIPLY_ADD', middle, 0.25, large)
            relief = m.map_range(pools, 0.6, 0.04, 0.60, 0.66)
            rough = m.math('MULTIPLY', rough, m.map_range(pools, 1.0, 0.12, 0.60, 0.66))
        m.layer(share, (0.30, 0.30, 0.31))
        m.set_inputs(Roughness=rough, Specular=0.55)
    if puddle:
        damp, water = puddle(m)
        m.layer(damp, (0.34, 0.34, 0.35))
        relief = m.map_range(water, 1.0, 0.06, 0.0, 1.0)
        rough = m.math('MULTIPLY', m.map_range(damp, 0.8, 0.3, 0.0, 1.0), m.map_range(water, 1.0, 0.25, 0.0, 1.0))
        m.set_inputs(Roughness=rough, Specular=0.55)
    for source, strength, distance in ((grain, 0.7, 0.0025), (middle, 0.3, 0.01), (large, 0.4, 0.04)):
        m.bump(source, strength if relief == 1.0 else m.math('MULTIPLY', relief, strength), distance)
    return m.finish()


def plain(code, rough=0.4, metallic=0.0, specular=0.5):
    """One even colour: plastic, tar or rubber."""
    return Material().set_inputs(Base_Color=colour(code), Roughness=rough, Metallic=metallic, Specular=specular).finish()


def thin_glass():
    """Thin glass: partly transparent, partly a mirror."""
    m = Material()
    clear = m.node('BsdfTransparent', Color=(0.86, 0.9, 0.88)).outputs[0]
    mirror = m.node('BsdfGlossy', Roughness=0.0).outputs[0]
    # The Fresnel node inverts the index on the far side of the pane, where it would reflect everything beyond 39 degrees.
    far = m.node('NewGeometry').outputs['Backfacing']
    index = m.math('POWER', 1.6, m.math('MULTIPLY_ADD', far, -2.0, 1.0))
    share = m.math('MULTIPLY_ADD', m.node('Fresnel', IOR=index).outputs[0], 0.9, 0.1)
    return m.mix_shaders(share, clear, mirror).finish()


def water():
    """Clear water on a surface: refracts what the camera sees, but does not shade what is under it."""
    m = Material()
    glass = m.node('BsdfGlass', IOR=1.33, Roughness=0.0).outputs[0]
    clear = m.node('BsdfTransparent').outputs[0]
    return m.mix_shaders(m.node('LightPath').outputs['Is Shadow Ray'], glass, clear).finish()
