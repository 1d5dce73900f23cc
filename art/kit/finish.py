"""From linear light to a finished picture: tone curve, bloom, shadow clean-up, background. Needs no Blender."""
import numpy as np
from PIL import Image, ImageFilter


def studio_curve(colour, start=.62):
    """Soft shoulder that keeps hues, linear below start: charcoal and glass keep their colour."""
    colour = np.maximum(colour - .010, 0) * 1.010
    peak = colour.max(-1, keepdims=True)
    room = 1 - start
    new_peak = np.where(peak < start, peak, 1 - room * room / (peak + room - start))
    scaled = colour * (new_peak / np.maximum(peak, 1e-6))
    white = 1 - 1 / (.12 * np.maximum(peak - new_peak, 0) + 1)
    return scaled * (1 - white) + new_peak * white


AGX = np.array([[.856627153315983, .0951212405381588, .0482516061458583],
                [.137318972929847, .761241990602591, .101439036467562],
                [.11189821299995, .0767994186031903, .811302368396859]], np.float32)


def agx_curve(colour, punch=0.):
    """Filmic curve for scenes (AgX in the polynomial form that three.js uses)."""
    v = np.clip(colour, 0, None) @ AGX.T
    v = np.clip((np.log2(np.maximum(v, 1e-10)) + 12.47393) / (4.026069 + 12.47393), 0, 1)
    v2, v4 = v * v, (v * v) ** 2
    v = 15.5 * v4 * v2 - 40.14 * v4 * v + 31.96 * v4 - 6.868 * v2 * v + .4298 * v2 + .1191 * v - .00232
    if punch:
        grey = (v @ np.array([.2126, .7152, .0722]))[..., None]
        v = np.clip(v, 0, 1) ** (1 + .35 * punch)
        v = grey + (v - grey) * (1 + .4 * punch)
    return np.clip(np.clip(v @ np.linalg.inv(AGX).T, 0, 1) ** 2.2, 0, 1)


CURVES = {'studio': studio_curve, 'agx': agx_curve, 'agx-punch': lambda colour: agx_curve(colour, 1.)}


def to_srgb(colour):
    colour = np.clip(colour, 0, 1)
    return np.where(colour <= .0031308, colour * 12.92, 1.055 * np.power(np.maximum(colour, 1e-8), 1 / 2.4) - .055)


def gauss(picture, sigma):
    height, width = picture.shape[:2]
    fy, fx = np.fft.fftfreq(height)[:, None], np.fft.rfftfreq(width)[None]
    kernel = np.exp(-2 * (np.pi * sigma) ** 2 * (fx ** 2 + fy ** 2))
    planes = [np.fft.irfft2(np.fft.rfft2(picture[..., i]) * kernel, s=(height, width)) for i in range(picture.shape[2])]
    return np.stack(planes, 2).astype(np.float32)


def add_bloom(colour, amount, threshold):
    """Light that spills from LEDs and screens, in three widths."""
    bright = np.clip(colour - threshold, 0, 8)
    unit = colour.shape[1] / 1600
    return colour + amount * (gauss(bright, 6 * unit) * .5 + gauss(bright, 24 * unit) * .35 + gauss(bright, 80 * unit) * .15)


def clean_shadow(linear):
    """Alpha whose shadow-only part is blurred: the denoiser leaves blotches where there is nothing but shadow."""
    alpha = np.clip(linear[..., 3:4], 0, 1)
    only_shadow = linear[..., :3].max(-1, keepdims=True) < .004
    mask = only_shadow.astype(np.float32)
    sigma = 5 * linear.shape[1] / 1600
    weight = gauss(mask, sigma)
    blurred = gauss((alpha * mask).astype(np.float32), sigma) / np.maximum(weight, .02)
    blend = np.clip((weight - .80) / .18, 0, 1)
    alpha = np.where(only_shadow, alpha * (1 - blend) + blurred * blend, alpha)
    return np.clip((alpha - .006) / .994, 0, 1)


def fade_shadow(linear, start=.5):
    """The shadow of a cropped cutout fades out in an oval around the feet; at the crop's edges it would end in a block."""
    height, width = linear.shape[:2]
    shadow = (linear[..., :3].max(-1) < .004) & (linear[..., 3] < .98)  # a dark part of the robot lets nothing through
    rows, columns = np.nonzero(~shadow)
    feet = columns[rows > rows.max() - .06 * height]
    middle = ((feet.min() + feet.max()) / 2, rows.max() - .035 * height)
    x, y = np.arange(width) - middle[0], np.arange(height) - middle[1]
    across = x / np.where(x < 0, middle[0], width - middle[0])
    behind = y / np.where(y < 0, .27 * width, height - middle[1])
    away = np.clip((np.hypot(across[None], behind[:, None]) - start) / (.98 - start), 0, 1)
    glass = (y[:, None] < -.4 * width) & (linear[..., 3] > .02)  # so far up there is no shadow: it is clear, and not to be faded
    faded = linear.copy()
    faded[..., 3] = np.where(shadow & ~glass, linear[..., 3] * (1 - away ** 2 * (3 - 2 * away)), linear[..., 3])
    return faded


def pad_cutout(linear, size, left, top):
    """Put a cropped cutout on its whole canvas."""
    height, width = linear.shape[:2]
    canvas = np.zeros((size[1], size[0], 4), np.float32)
    left, top = min(left, size[0] - width), min(top, size[1] - height)  # Blender rounds a border up
    canvas[top:top + height, left:left + width] = fade_shadow(linear)
    return canvas


def lay_on_floor(robot, whole, feet, behind, start, tail):
    """A robot that was traced alone, on as much of its floor as an oval around its feet shows, which fades out.

    whole: the same with the floor, of the canvas' lower rows only. What it has more than the robot alone is floor and
    nothing else, also at the robot's outline: no fringe on any ground. behind: how far the oval reaches up, if 1 is down;
    start: how far out it begins to fade; tail: above 1, how much more softly it ends.
    """
    height, width = robot.shape[:2]
    x, y = np.arange(width) - feet[0], np.arange(height) - feet[1]
    below = .97 * (height - feet[1])
    across, along = x / (.485 * width), y / np.where(y < 0, behind * below, below)
    away = np.clip((np.hypot(across[None], along[:, None]) - start) / (1 - start), 0, 1)
    shown = ((1 - away ** 2 * (3 - 2 * away)) ** tail)[..., None].astype(np.float32)
    shown[:height - whole.shape[0]] = 0
    body = np.clip(robot[..., 3:4], 0, 1)
    laid = robot.copy()
    floor = np.zeros_like(robot[..., :3])
    floor[height - whole.shape[0]:] = whole[..., :3]
    open_floor = np.where(body > .996, 0, np.maximum(floor - robot[..., :3], 0))
    laid[..., :3] += shown * open_floor
    laid[..., 3:4] = body + shown * (1 - body)
    return laid


def clean_edges(shown, alpha):
    """Give the outline the colour of the body beside it, or it shows as a thin dark line on a light page.

    Only where there is nothing behind the outline: in its own shadow it is as dark as the shadow behind makes it, and
    never brighter than the body, or it shows as a thin white line.
    """
    body = (alpha > .995).astype(np.float32)
    near = gauss(body, 1.6)
    beside = gauss((shown * body).astype(np.float32), 1.6) / np.maximum(near, 1e-3)
    lowest = Image.fromarray((alpha[..., 0] * 255).astype(np.uint8)).filter(ImageFilter.MinFilter(7))
    behind = np.asarray(lowest)[..., None] / np.float32(255)
    outline = (alpha > .03) & (near > .02)
    open_air = outline & (behind < .024)
    in_shadow = outline & ~open_air & (alpha < .995)
    share = np.clip((alpha - behind) / np.maximum((1 - behind) * alpha, 1e-3), 0, 1)  # of what is seen there, body and not shadow
    shown = np.where(open_air, np.maximum(shown, beside), shown)
    return np.where(in_shadow, np.minimum(shown, beside * share), shown)


def finish(linear, path, tone='studio', exposure=1., bloom=.35, bloom_threshold=1.35, vignette=0., grain=0., shadow=True):
    """Write the picture: a cutout where there is alpha (shadow: its floor is nothing but shadow), else an opaque one."""
    colour = np.maximum(linear[..., :3], 0) * exposure
    cutout = linear[..., 3].min() < .99
    if bloom:
        colour = add_bloom(colour, bloom, bloom_threshold)
    if cutout:
        alpha = clean_shadow(linear) if shadow else np.clip(linear[..., 3:4], 0, 1)
        shown = to_srgb(CURVES[tone](colour / np.maximum(alpha, 1e-4)))
        if shadow:
            shown = clean_edges(np.clip(shown, 0, 1), alpha)
        shown = np.where(alpha > .004, shown, 0)  # no stray light where nothing can be seen
        pixels = np.concatenate([shown, np.where(alpha > .004, alpha, 0)], 2)
        Image.fromarray((pixels * 255 + .5).astype(np.uint8), 'RGBA').save(path)
        return
    shown = to_srgb(CURVES[tone](colour))
    height, width = shown.shape[:2]
    if vignette:
        y, x = np.mgrid[0:height, 0:width]
        away = ((x / width - .5) ** 2 + (y / height - .5) ** 2) / .5
        shown = shown * (1 - vignette * away[..., None] ** 1.4)
    if grain:
        shown = shown + np.random.default_rng(1).normal(0, grain, (height, width, 1))
    Image.fromarray((np.clip(shown, 0, 1) * 255 + .5).astype(np.uint8)).save(path)
