// node art/films/product-film.mjs: builds web/pictures/films/product.{h264,av1}.mp4 from the finished pictures.
// Needs the encoded pictures, the home film and the crossings (films/film.py), Chromium and ffmpeg.
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
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
function picture(name) {
  const named = new RegExp(`^${name}-[0-9a-f]{8}-(\\d+)\\.webp$`);
  const widths = fs.readdirSync(PICTURES).flatMap((file) => {
    const width = named.exec(file)?.[1];
    return width === undefined ? [] : [{ file, width: Number(width) }];
  });
  const [widest] = widths.toSorted((one, other) => other.width - one.width);
  if (widest === undefined) throw new Error(`No picture is called "${name}"`);
  return url(path.join(PICTURES, widest.file));
}

/** The part of a film that a shot shows, as pictures. */
function driveFrames({ film, from, seconds }) {
  const folder = path.join(ART, 'work/drive', film);
  fs.rmSync(folder, { recursive: true, force: true });
  fs.mkdirSync(folder, { recursive: true });
  const cut = `-v error -ss ${from} -i ${path.join(ART, 'work/films', `${film}.mkv`)} -t ${seconds}`;
  const scaled = `-vf scale=${SIZE.width}:${SIZE.height} -q:v 2 ${folder}/%03d.jpg`;
  execFileSync('ffmpeg', `${cut} ${scaled}`.split(' '), { stdio: 'inherit' });
  return fs.readdirSync(folder).map((file) => url(path.join(folder, file)));
}

const frames = readFrames(ART);

const source = {
  picture,
  frame: (name) => frames[name],
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
  await tab.setViewport(SIZE);
  await tab.goto(url(html), { waitUntil: 'networkidle0' });
  await tab.evaluate(() => document.fonts.ready);
  return tab;
}

/** Frames go to ffmpeg as JPEG of high quality into a lossless-looking master; both films are encoded from it. */
async function record(tab) {
  const input = `-f image2pipe -framerate ${FRAMES_PER_SECOND} -c:v mjpeg -i -`;
  const output = '-c:v libx264 -preset ultrafast -crf 8 -pix_fmt yuv420p';
  const options = `-v error -y ${input} ${output}`.split(' ');
  const ffmpeg = spawn('ffmpeg', [...options, MASTER], { stdio: ['pipe', 'inherit', 'inherit'] });
  const total = Math.round(LENGTH * FRAMES_PER_SECOND);
  for (let frame = 0; frame < total; frame += 1) {
    await tab.evaluate((t) => window.seek(t), frame / FRAMES_PER_SECOND);
    const jpeg = await tab.screenshot({ type: 'jpeg', quality: 96, optimizeForSpeed: true });
    if (!ffmpeg.stdin.write(jpeg)) await once(ffmpeg.stdin, 'drain');
  }
  ffmpeg.stdin.end();
  const [code] = await once(ffmpeg, 'close');
  if (code !== 0) throw new Error(`ffmpeg ended with ${code}`);
}

function encode(name, options) {
  const target = path.join(FILMS, name);
  const command = [
    '-v',
    'error',
    '-y',
    '-i',
    MASTER,
    '-an',
    '-pix_fmt',
    'yuv420p',
    ...options.split(' '),
    target,
  ];
  execFileSync('ffmpeg', command, { stdio: 'inherit' });
  console.log(`${name}: ${(fs.statSync(target).size / 1e6).toFixed(2)} MB`);
}

fs.mkdirSync(FILMS, { recursive: true });
const browser = await puppeteer.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--allow-file-access-from-files'],
});
const tab = await openStage(browser);
await record(tab);
// both are offered to browsers (web/pictures/films.ts)
encode('product.h264.mp4', '-c:v libx264 -preset medium -crf 24 -movflags +faststart');
encode('product.av1.mp4', '-c:v libsvtav1 -preset 8 -crf 38 -g 120 -movflags +faststart');
await browser.close();
