"""Denoise and merge the two renders, then grade: blender -b -P art/post.py -- NAME

A scene may set POST: exposure, saturation, haze (amount), haze_colour, haze_curve, haze_sky, keep (share of the
noisy picture), split (cool shadows, warm lights), vignette, bloom, sharpen, panes (whether glass far away is noisy).
"""

import ctypes
import importlib
import os
import sys

import bpy
import numpy as np
from scipy import ndimage

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from light import WORK

DEFAULTS = dict(
    exposure=0.0,
    saturation=0.95,
    haze=0.0,
    haze_colour=(0.36, 0.31, 0.26),
    haze_curve=0.9,
    haze_sky=0.0,
    keep=0.2,
    panes=False,
    split=0.06,
    vignette=0.18,
    bloom=0.06,
    sharpen=0.35,
)
LUMINANCE = np.array([0.2126, 0.7152, 0.0722], np.float32)


def load(name, key, seed, channels=3):
    """One pass as an array, bottom row first; the fourth channel is the opacity."""
    image = bpy.data.images.load(f'{WORK}/{name}-{key}-{seed}-0001.exr')
    image.colorspace_settings.name = 'Raw'
    width, height = image.size
    pixels = np.empty(width * height * 4, np.float32)
    image.pixels.foreach_get(pixels)
    bpy.data.images.remove(image)
    return pixels.reshape(height, width, 4)[..., :channels].copy()


def blur(image, radius):
    """Blur each channel separately."""
    return ndimage.gaussian_filter(image, (radius, radius, 0))


def without_fireflies(image):
    """Replace isolated pixels that are far brighter than their neighbours by the median."""
    middle = ndimage.median_filter(image, size=(3, 3, 1))
    return np.where(image > middle * 3 + 0.15, middle, image)


def denoised(name, keep, panes):
    """The average of both renders, each denoised with weights from the other. Mixing in some of the raw picture keeps the
    grain. In `panes`, which are by chance seen or seen through, the guiding passes are noise too, and so is their haze:
    there they are blurred, and no grain is kept. Returns it with the mist pass."""
    first, second = (without_fireflies(load(name, 'colour', seed)) for seed in (1, 2))
    mean = lambda key: (load(name, key, 1) + load(name, key, 2)) / 2
    mist = mean('mist')[..., :1]
    features = np.concatenate([blur(mean('normal'), 0.6), blur(mean('albedo'), 0.6), mist], 2)
    if panes:
        change = sum(np.abs(load(name, key, 1) - load(name, key, 2)).mean(2) / size for key, size in (('normal', 0.35), ('albedo', 0.06)))
        share = np.clip(ndimage.gaussian_filter(change, 1.6) * 1.6 - 0.35, 0, 1)[..., None]
        features = (1 - share) * features + share * blur(features, 3)
        keep = keep * (1 - share)
        # What a near pane mirrors has no haze: take the distance of the frame around it.
        near = ndimage.minimum_filter(mist, size=(7, 7, 1))
        share = np.clip(ndimage.gaussian_filter(np.abs(load(name, 'mist', 1) - load(name, 'mist', 2)), (1.6, 1.6, 0))[..., :1] * 60, 0, 1)
        share *= near < 0.06
        mist = (1 - share) * mist + share * near
    scale = np.array([0.3**-2] * 3 + [0.05**-2] * 3 + [0.02**-2], np.float32)
    height, width, _ = first.shape
    a, b = (np.log1p(8 * np.maximum(x, 0)).astype(np.float32) for x in (first, second))
    variance = blur((a - b) ** 2 / 2, 2).astype(np.float32) + 1e-7
    features = np.ascontiguousarray(features, np.float32)
    library = ctypes.CDLL(f'{WORK}/nlm.so')
    pointer = lambda x: x.ctypes.data_as(ctypes.POINTER(ctypes.c_float))

    def run(guide, source):
        result = np.empty_like(source)
        library.denoise(
            width,
            height,
            pointer(guide),
            pointer(variance),
            pointer(source),
            pointer(features),
            features.shape[2],
            pointer(scale),
            ctypes.c_float(0.3),
            pointer(result),
        )
        return result

    clean = np.expm1((run(a, b) + run(b, a)) / 2) / 8
    return (1 - keep) * clean + keep * (first + second) / 2, mist


def graded(image, mist, look):
    """Apply haze, bloom, vignette, saturation, split tone and sharpening, in linear light."""
    height, width, _ = image.shape
    size = width / 1600
    share = look['haze'] * np.where(mist >= 0.9999, look['haze_sky'], np.clip(mist, 0, 1) ** look['haze_curve'])
    image = image * (1 - share) + np.array(look['haze_colour'], np.float32) * share
    bright = np.clip(image - 1.2, 0, 12)
    glow = blur(bright, 6 * size) * 0.5 + blur(bright, 24 * size) * 0.3 + blur(bright, 80 * size) * 0.2
    bloom = look['bloom']
    image = (image + 3 * bloom * glow) * (1 - 0.6 * bloom) + blur(image, 30 * size) * 0.6 * bloom
    y, x = np.mgrid[0:height, 0:width].astype(np.float32)
    edge = ((x / width - 0.5) ** 2 * 1.1 + (y / height - 0.5) ** 2 * 1.2) / 0.5
    image = image * (1 - look['vignette'] * np.clip(edge, 0, 1) ** 1.2)[..., None]
    grey = (image @ LUMINANCE)[..., None]
    image = np.maximum(grey + (image - grey) * look['saturation'], 0)
    tone = np.clip(grey / (grey + 0.35), 0, 1)
    image = image * (
        1 + look['split'] * ((1 - tone) * np.float32([-0.35, 0, 0.45]) + tone * np.float32([0.28, 0.05, -0.4]))
    )
    logs = np.log(np.maximum(image, 1e-4))
    return np.exp(logs + look['sharpen'] * np.clip(logs - blur(logs, 1.1), -0.25, 0.25))


def save(image, opacity, path, exposure):
    """Write a PNG with Blender's Filmic view transform. `opacity` is None except for a cut-out."""
    scene = bpy.context.scene
    scene.view_settings.view_transform, scene.view_settings.look = 'Filmic', 'Medium High Contrast'
    scene.view_settings.exposure = exposure
    scene.render.image_settings.file_format = 'PNG'
    scene.render.image_settings.color_mode = 'RGB' if opacity is None else 'RGBA'
    height, width, _ = image.shape
    result = bpy.data.images.new('result', width, height, float_buffer=True, alpha=opacity is not None)
    result.colorspace_settings.name = 'Linear'
    pixels = np.ones((height, width, 4), np.float32)
    pixels[..., :3] = image
    if opacity is not None:
        pixels[..., 3:] = opacity
    result.pixels.foreach_set(pixels.ravel())
    result.update()
    result.save_render(path, scene=scene)


def opacity_of(name):
    """The opacity of a cut-out, 0 to 1 per pixel."""
    return np.clip((load(name, 'colour', 1, 4) + load(name, 'colour', 2, 4))[..., 3:] / 2, 0, 1)


name = sys.argv[-1]
scene = importlib.import_module(f'scenes.{name}')
look = {**DEFAULTS, **getattr(scene, 'POST', {})}
picture, mist = denoised(name, look['keep'], look['panes'])
opacity = opacity_of(name) if getattr(scene, 'CUT_OUT', False) else None
if opacity is not None:
    # Cycles premultiplies colours by their opacity; grade the unmultiplied ones.
    picture = picture / np.maximum(opacity, 0.02)
save(graded(picture, mist, look), opacity, f'{WORK}/{name}.png', look['exposure'])
