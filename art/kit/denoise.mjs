// node denoise.mjs job.json: Intel Open Image Denoise's U-Net on onnxruntime, on the CPU.
// job: { width, height, color, albedo, normal, out, alpha?, outAlpha?, fast?, cleanGuides? }; files are raw float32.
import fs from 'node:fs';
import path from 'node:path';
import ort from 'onnxruntime-node';
import { fromTransfer, toTransfer, TRANSFER_MAX } from './transfer-curve.mjs';

const WEIGHTS = new URL('../work/oidn', import.meta.url).pathname;
const TILE = 640;
const OVERLAP = 96;

const job = JSON.parse(fs.readFileSync(process.argv[2] ?? '', 'utf8'));
const { width, height } = job;
const pixels = width * height;

const clamp01 = (value) => Math.min(1, Math.max(0, value));

function readFloats(file) {
  const bytes = fs.readFileSync(file);
  return new Float32Array(bytes.buffer, bytes.byteOffset, bytes.length / 4);
}

/** Interleaved RGB to three planes, each value passed through `change`. */
function toPlanes(source, change) {
  const planes = new Float32Array(3 * pixels);
  for (let i = 0; i < pixels; i++)
    for (let channel = 0; channel < 3; channel++)
      planes[channel * pixels + i] = change(source[i * 3 + channel]);
  return planes;
}

/** The part of all planes around one tile, mirrored at the edges to a multiple of 16. */
function cutTile(planes, channels, box) {
  const w = box.right - box.left;
  const h = box.bottom - box.top;
  const paddedWidth = Math.ceil(w / 16) * 16;
  const paddedHeight = Math.ceil(h / 16) * 16;
  const data = new Float32Array(channels * paddedWidth * paddedHeight);
  const mirror = (at, size) => (at < size ? at : Math.max(0, 2 * size - 2 - at));
  for (let channel = 0; channel < channels; channel++)
    for (let y = 0; y < paddedHeight; y++) {
      const to = (channel * paddedHeight + y) * paddedWidth;
      const from = channel * pixels + (box.top + mirror(y, h)) * width + box.left;
      for (let x = 0; x < paddedWidth; x++) data[to + x] = planes[from + mirror(x, w)];
    }
  return { data, paddedWidth, paddedHeight };
}

/** Run one network over the whole picture, tile by tile, so that memory stays small. */
async function runNetwork(name, planes, channels) {
  const session = await ort.InferenceSession.create(path.join(WEIGHTS, `${name}.onnx`), {
    intraOpNumThreads: 2,
  });
  const result = new Float32Array(3 * pixels);
  for (let top = 0; top < height; top += TILE)
    for (let left = 0; left < width; left += TILE) {
      const box = {
        left: Math.max(0, left - OVERLAP),
        top: Math.max(0, top - OVERLAP),
        right: Math.min(width, left + TILE + OVERLAP),
        bottom: Math.min(height, top + TILE + OVERLAP),
      };
      const { data, paddedWidth, paddedHeight } = cutTile(planes, channels, box);
      const input = new ort.Tensor('float32', data, [1, channels, paddedHeight, paddedWidth]);
      const output = (await session.run({ input })).output.data;
      const right = Math.min(width, left + TILE);
      const bottom = Math.min(height, top + TILE);
      for (let channel = 0; channel < 3; channel++)
        for (let y = top; y < bottom; y++) {
          const from = (channel * paddedHeight + (y - box.top)) * paddedWidth - box.left;
          const to = channel * pixels + y * width;
          for (let x = left; x < right; x++) result[to + x] = output[from + x];
        }
    }
  return result;
}

/** The network expects a middle-grey picture: scale by the geometric mean of the luminance. */
function exposureFor(color) {
  let sum = 0;
  let count = 0;
  for (let i = 0; i < pixels; i++) {
    const luminance = 0.212671 * color[i * 3] + 0.71516 * color[i * 3 + 1] + 0.072169 * color[i * 3 + 2];
    if (luminance > 1e-3) {
      sum += Math.log2(luminance);
      count++;
    }
  }
  return 0.18 / 2 ** (sum / Math.max(count, 1));
}

async function denoiseColor() {
  const color = readFloats(job.color);
  const exposure = exposureFor(color);
  let albedo = toPlanes(readFloats(job.albedo), clamp01);
  let normal = toPlanes(readFloats(job.normal), (value) => clamp01(value * 0.5 + 0.5));
  if (!job.fast && !job.cleanGuides) {
    albedo = await runNetwork('rt_alb', albedo, 3);
    normal = await runNetwork('rt_nrm', normal, 3);
  }
  const limit = (value) => Math.min(65504, Math.max(0, Number.isFinite(value) ? value : 0));
  const input = new Float32Array(9 * pixels);
  input.set(
    toPlanes(color, (value) => toTransfer(limit(value * exposure)) / TRANSFER_MAX),
    0,
  );
  input.set(albedo, 3 * pixels);
  input.set(normal, 6 * pixels);
  const planes = await runNetwork(job.fast ? 'rt_hdr_alb_nrm_small' : 'rt_hdr_calb_cnrm', input, 9);
  const result = new Float32Array(3 * pixels);
  for (let i = 0; i < pixels; i++)
    for (let channel = 0; channel < 3; channel++)
      result[i * 3 + channel] = fromTransfer(planes[channel * pixels + i] * TRANSFER_MAX) / exposure;
  fs.writeFileSync(job.out, Buffer.from(result.buffer));
}

async function denoiseAlpha() {
  const alpha = readFloats(job.alpha);
  const planes = new Float32Array(3 * pixels);
  for (let channel = 0; channel < 3; channel++)
    for (let i = 0; i < pixels; i++) planes[channel * pixels + i] = 1 - clamp01(alpha[i]);
  const clean = await runNetwork('rt_ldr', planes, 3);
  const result = new Float32Array(pixels);
  for (let i = 0; i < pixels; i++) result[i] = 1 - clamp01(clean[i]);
  fs.writeFileSync(job.outAlpha, Buffer.from(result.buffer));
}

await denoiseColor();
if (job.alpha) await denoiseAlpha();
