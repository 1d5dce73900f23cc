import { t11Parts } from '#web/pictures/sheets.ts';
import { frameSize, places } from '#web/pictures/t11-parts.ts';

/** Where there is room for it, before people who did not ask for stillness. The style sheet asks the same. */
const moving = '(prefers-reduced-motion: no-preference) and (height >= 34rem)';

/** Shares of the way through the section: so long the robot stands whole, fades to its parts, each of them is on its way. */
const rest = 0.01;
const fade = 0.04;
const each = 0.16;

/** When the first label comes, whose part has then arrived, and after how long each other. What is left is for the whole picture. */
const firstLabel = 0.2;
const nextLabel = 0.125;

/** How much larger it stands before it needs the room, which is before its head is up. */
const closer = 1.42;

function ease(share: number): number {
  const part = Math.min(1, Math.max(0, share));
  return part * part * (3 - 2 * part);
}

/** The sheet of all parts, in the format and size that this screen wants. */
async function loadSheet(sizes: string): Promise<HTMLImageElement> {
  const picture = document.createElement('picture');
  for (const format of ['avif', 'webp'] as const) {
    const source = document.createElement('source');
    Object.assign(source, { type: `image/${format}`, sizes, srcset: t11Parts.sources[format] });
    picture.append(source);
  }
  const image = document.createElement('img');
  picture.append(image);
  image.src = t11Parts.src;
  await image.decode();
  // An image that was chosen by its width counts in other pixels than its own.
  const plain = new Image();
  plain.src = image.currentSrc;
  await plain.decode();
  return plain;
}

function draw(canvas: HTMLCanvasElement, sheet: HTMLImageElement, share: number, aside: number): void {
  const pen = canvas.getContext('2d');
  if (!pen) return;
  const { width, height } = canvas;
  const zoom = closer + (1 - closer) * aside;
  const scale = (zoom * width) / frameSize.width;
  const onSheet = sheet.naturalWidth / t11Parts.width;
  pen.resetTransform();
  pen.clearRect(0, 0, width, height);
  // It grows from the middle of the floor.
  pen.setTransform(scale, 0, 0, scale, (width * (1 - zoom)) / 2, height * 0.95 * (1 - zoom));
  const put = ([left, top, wide, high, x, y, right, down, start]: (typeof places)[number]) => {
    const way = ease((share - start) / each);
    pen.drawImage(
      sheet,
      left * onSheet,
      top * onSheet,
      wide * onSheet,
      high * onSheet,
      x + right * way,
      y + down * way,
      wide,
      high,
    );
  };
  const [together, ...parts] = places;
  const whole = 1 - ease((share - rest) / fade);
  if (whole < 1) for (const part of parts) put(part);
  pen.globalAlpha = whole;
  if (whole > 0 && together) put(together);
  pen.globalAlpha = 1;
}

/** Draws the robot as far apart as its section has been scrolled through, until the signal says that it is gone. */
export async function comeApart(section: HTMLElement, signal: AbortSignal): Promise<void> {
  const stage = section.querySelector('div');
  const picture = section.querySelector('img');
  const labels = section.querySelector('ul');
  if (!stage || !picture || !labels) return;
  const mayMove = matchMedia(moving);
  const canvas = document.createElement('canvas');
  canvas.ariaHidden = 'true';
  let sheet: HTMLImageElement | undefined;
  let asked = 0;

  const look = () => {
    asked = 0;
    section.toggleAttribute('data-moving', sheet !== undefined && mayMove.matches);
    if (!sheet || !mayMove.matches) return;
    const whole = section.getBoundingClientRect();
    const seen = stage.getBoundingClientRect();
    const share = (seen.top - whole.top) / (whole.height - seen.height);
    const sharpness = Math.min(devicePixelRatio, 2);
    const width = Math.round(picture.clientWidth * sharpness);
    // A canvas is wiped by a new size, and asks for memory.
    const height = Math.round(picture.clientHeight * sharpness);
    if (canvas.width !== width || canvas.height !== height) Object.assign(canvas, { width, height });
    // It stands in the middle before it makes room for the words.
    const aside = ease((share - rest) / 0.16);
    section.style.setProperty('--aside', `${aside}`);
    draw(canvas, sheet, share, aside);
    for (const [index, label] of [...labels.children].entries()) {
      label.toggleAttribute('data-shown', share >= firstLabel + index * nextLabel);
    }
  };
  const lookSoon = () => {
    asked ||= requestAnimationFrame(look);
  };
  const begin = async () => {
    if (mayMove.matches && !sheet) {
      const width = (closer * picture.clientWidth * t11Parts.width) / frameSize.width;
      sheet = await loadSheet(`${Math.round(width)}px`);
      if (!signal.aborted) labels.before(canvas);
    }
    lookSoon();
  };
  addEventListener('scroll', lookSoon, { passive: true, signal });
  addEventListener('resize', lookSoon, { signal });
  mayMove.addEventListener('change', () => void begin(), { signal });
  await begin();
}
