// node art/films/product-film.mjs: builds web/pictures/films/product.{h264,av1}.mp4 from the finished pictures.
// Needs the encoded pictures and the home film, the crossings (films/film.py), the close-ups (films/details.py), Chromium and ffmpeg.
// `--stills 0,6.5`: only these seconds, into work/draft/.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { parseArgs } from 'node:util';
import puppeteer from 'puppeteer-core';
import { readFrames } from './cutout-frames.mjs';
import { stage } from './stage.mjs';
import { FRAMES_PER_SECOND, LENGTH, SIZE } from './storyboard.mjs';

const ART = fileURLToPath(new URL('..', import.meta.url));
const FILMS = path.join(ART, '../web/pictures/films');
const MASTER = path.join(ART, 'work/product-film.mkv');
const PICTURES = path.join(ART, '../web/public/pictures');

const url = (file) => pathToFileURL(file).href;

/** The widest of a picture's encoded files. */
function fileOf(name) {
  const named = new RegExp(`^${name}-[0-9a-f]{8}-(\\d+)\\.webp$`);
  const widths = fs.readdirSync(PICTURES).flatMap((file) => {
    const width = named.exec(file)?.[1];
    return width === undefined ? [] : [{ file, width: Number(width) }];
  });
  const [widest] = widths.toSorted((one, other) => other.width - one.width);
  if (widest === undefined) throw new Error(`No picture is called "${name}"`);
  return path.join(PICTURES, widest.file);
}

/** The home film is larger than this one, so its published file is good enough; of crossings there are only cards, which are not. */
const filmFile = (film) =>
  film === 'home' ? path.join(FILMS, 'home.h264.mp4') : path.join(ART, 'work/films', `${film}.mkv`);

/** The part of a film that a shot shows, as pictures. */
function driveFrames({ film, from, seconds }) {
  const folder = path.join(ART, 'work/drive', film);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const cut = `-v error -ss ${from} -i ${filmFile(film)} -t ${seconds}`;
  const scaled = `-vf scale=${SIZE.width}:${SIZE.height} -q:v 2 ${folder}/%03d.jpg`;
  execFileSync('ffmpeg', `${cut} ${scaled}`.split(' '), { stdio: 'inherit' });
  return fs.readdirSync(folder).map((file) => url(path.join(folder, file)));
}

const source = {
  picture: (name) => url(fileOf(name)),
  detail: (name) => url(path.join(ART, 'work/films', `${name}.png`)),
  frame: readFrames(ART, fileOf),
  drive: driveFrames,
  mark: url(path.join(ART, '../web/public/brand/wordmark-dark.svg')),
};

function fontFaces() {
  const folder = path.join(ART, 'node_modules/pretendard/dist/public/static');
  return [
    ['Medium', 500],
    ['Bold', 700],
  ]
    .map(
      ([name, weight]) =>
        `@font-face { font-family: Pretendard; font-weight: ${weight}; src: url(${url(path.join(folder, `Pretendard-${name}.otf`))}) }`,
    )
    .join('\n');
}

async function openStage(browser) {
  const html = path.join(ART, 'work/product-film.html');
  fs.writeFileSync(html, stage(source, fontFaces()));
  const tab = await browser.newPage();
  tab.on('requestfailed', (request) => {
    throw new Error(`missing: ${request.url()}`);
  });
  await tab.setViewport({ ...SIZE, deviceScaleFactor: 2 }); // what moves slowly trembles at the film's own size
  await tab.goto(url(html), { waitUntil: 'networkidle0' });
  await tab.evaluate(() => document.fonts.ready);
  return tab;
}

async function frameAt(tab, seconds) {
  await tab.evaluate((t) => window.seek(t), seconds);
  return tab.screenshot({ type: 'jpeg', quality: 96, optimizeForSpeed: true });
}

/** Frames go to ffmpeg as JPEG of high quality into a lossless-looking master; both films are encoded from it. */
async function record(tab) {
  const input = `-f image2pipe -framerate ${FRAMES_PER_SECOND} -c:v mjpeg -i -`;
  const look = `-vf scale=${SIZE.width}:${SIZE.height}:flags=lanczos:out_color_matrix=bt709:out_range=tv,format=yuv420p`;
  const output = `${look} -c:v libx264 -preset ultrafast -crf 8`;
  const options = `-v error -y ${input} ${output}`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...options, MASTER], { stdio: ['pipe', 'inherit', 'inherit'] });
  const total = Math.round(LENGTH * FRAMES_PER_SECOND);
  for (let frame = 0; frame < total; frame += 1) {
    const jpeg = await frameAt(tab, frame / FRAMES_PER_SECOND);
    if (!ffmpeg.stdin.write(jpeg)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

// BT.709 by name, or browsers guess
const COLOURS =
  '-pix_fmt yuv420p -colorspace bt709 -color_primaries bt709 -color_trc bt709 -movflags +faststart';

function encode(name, options) {
  const target = path.join(FILMS, name);
  const command = [
    '-v',
    'error',
    '-y',
    '-i',
    MASTER,
    '-an',
    ...COLOURS.split(' '),
    ...options.split(' '),
    target,
  ];
  execFileSync('ffmpeg', command, { stdio: 'inherit' });
  console.log(`${name}: ${(fs.statSync(target).size / 1e6).toFixed(2)} MB`);
}

async function drawStills(tab, seconds) {
  for (const t of seconds) {
    const file = path.join(ART, 'work/draft', `product-${t.toFixed(2).padStart(5, '0')}.jpg`);
    fs.writeFileSync(file, await frameAt(tab, t));
  }
}

async function makeFilms(tab) {
  await record(tab);
  // both are offered to browsers (web/pictures/films.ts)
  encode('product.h264.mp4', '-c:v libx264 -preset slow -crf 27 -g 120');
  encode('product.av1.mp4', '-c:v libsvtav1 -preset 5 -crf 43 -g 120');
}

const { values } = parseArgs({ options: { stills: { type: 'string' } } });
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
const tab = await openStage(browser);
await (values.stills === undefined ? makeFilms(tab) : drawStills(tab, values.stills.split(',').map(Number)));
await browser.close();
