import sharp, { type Sharp } from "sharp";
import { chanceFrom } from "./chance.ts";
import { frame } from "./draw/shapes.ts";
import type { Layer } from "./layer.ts";

/** Covers are rendered at twice the size of the frame, so that grain is kept when they are scaled down. */
const scale = 2;
const width = frame.width * scale;
const height = frame.height * scale;

/** The same crop for every scene: a little nearer, and lowered so that the figure is in the upper two thirds. */
const camera = "translate(300,0) scale(1.04) translate(-300,-42)";

/** The distance of halftone dots in rendered pixels (11 in an image 600 wide). */
const screenPitch = (11 * scale) / 2;

/** The most that the grain of the paper changes a colour, in steps of 255. */
const paperGrain = 6.5;

/** Renders an image: each layer is drawn, turned to specks or dots, and put over the layers before. */
export async function print(layers: readonly Layer[]): Promise<Sharp> {
  const noise = sprayNoise();
  const paper = new Float32Array(width * height * 3);
  for (const layer of layers) {
    if (layer.drawing === "") continue;
    pull(paper, await draw(layer), layer, noise);
  }
  return sharp(dry(paper, noise), { raw: { width, height, channels: 3 } });
}

/** Noise of two sizes, from 1 to 254: single pixels, and clumps of two pixels. */
function sprayNoise(): Uint8Array {
  const chance = chanceFrom(7);
  const fine = Float32Array.from({ length: width * height }, chance);
  const coarse = Float32Array.from({ length: frame.width * frame.height }, chance);
  return Uint8Array.from(fine, (speck, index) => {
    const x = index % width;
    const y = (index - x) / width;
    const clump = coarse[(y >> 1) * frame.width + (x >> 1)] ?? 0;
    const value = speck * 0.45 + clump * 0.55;
    return clamp(((value - 0.5) * 1.3 + 0.5) * 255, 1, 254);
  });
}

async function draw(layer: Layer): Promise<Uint8Array> {
  const size = `width="${width}" height="${height}" viewBox="0 0 ${frame.width} ${frame.height}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}><g transform="${camera}">${layer.drawing}</g></svg>`;
  return sharp(Buffer.from(svg)).ensureAlpha().raw().toBuffer();
}

/** Puts one drawing (RGBA) onto the image (RGB), with its transparency turned into the layer's kind of texture. */
function pull(paper: Float32Array, drawing: Uint8Array, { print, strength }: Layer, noise: Uint8Array): void {
  for (let pixel = 0; pixel < width * height; pixel++) {
    const alpha = drawing[pixel * 4 + 3] ?? 0;
    if (alpha === 0) continue;
    let cover = alpha * strength;
    if (print === "grain") cover = sprayed(cover, noise[pixel] ?? 0);
    else if (print === "dots")
      cover = (alpha / 255) * screened(pixel % width, Math.floor(pixel / width), strength);
    if (cover <= 0) continue;
    for (let channel = 0; channel < 3; channel++) {
      const under = paper[pixel * 3 + channel] ?? 0;
      paper[pixel * 3 + channel] = under + ((drawing[pixel * 4 + channel] ?? 0) - under) * (cover / 255);
    }
  }
}

/** A speck is drawn where the colour is stronger than the noise; the slope smooths its edge. */
function sprayed(alpha: number, noise: number): number {
  return clamp((alpha - noise) * 2.5 + 128, 0, 255);
}

/** The colour at a position of the halftone: round dots on a grid turned by 45 degrees. */
function screened(x: number, y: number, strength: number): number {
  const turn = Math.PI / screenPitch / Math.SQRT2;
  const threshold = ((2 + Math.cos((x + y) * turn) + Math.cos((x - y) * turn)) / 4) * 255;
  return clamp((strength * 255 - threshold) * 5 + 128, 0, 255);
}

/** The finished image as bytes, with the grain of the paper. */
function dry(paper: Float32Array, noise: Uint8Array): Uint8ClampedArray {
  const sheet = new Uint8ClampedArray(paper.length);
  const pixels = width * height;
  for (let pixel = 0; pixel < pixels; pixel++) {
    const lift = (((noise[(pixel * 7 + 13) % pixels] ?? 128) - 128) / 128) * paperGrain;
    for (let channel = 0; channel < 3; channel++) {
      sheet[pixel * 3 + channel] = (paper[pixel * 3 + channel] ?? 0) + lift;
    }
  }
  return sheet;
}

function clamp(value: number, low: number, high: number): number {
  return Math.max(low, Math.min(high, value));
}
