import { between, type Ink, ramp } from './inks';
import { noiseFrom } from './noise';
import type { Painted } from './paint-types';
import { type Impression, type Size, shaded, speck } from './plate';

/** What is printed on: smooth cotton paper, or cloth if it has a weave. */
export type Ground = { colour: Ink; tooth: number; weave: number };

/** One run of the press. `body` is how much the ink stands up from the ground and catches the light. */
export type Run = { drawn: Impression; body: number; wear: number };

/** Prints the runs in their order, with the unevenness of ink on a ground that has a grain. */
export function screenPrint(size: Size, scale: number, ground: Ground, runs: Run[], seed: number): Painted {
  const noise = noiseFrom(seed);
  return shaded(size, scale, (x, y, colour) => {
    const grain = noise.at(x / 2.7, y / 2.7) * 0.6 + speck(x, y, seed) - 0.5;
    const cloud = noise.layered(x / 340, y / 340, 3);
    const light = 1 + cloud * 0.035 + grain * ground.tooth + weave(x, y) * ground.weave;
    for (let channel = 0; channel < 3; channel++) colour[channel] = (ground.colour[channel] ?? 0) * light;
    const dryness =
      noise.layered(x / 90 + 40, y / 90, 3) * 0.5 + grain * 0.55 + weave(x, y) * ground.weave * 4;
    for (const { drawn, body, wear } of runs) layInk(x, y, drawn, body, wear, dryness, colour);
  });

  function layInk(
    x: number,
    y: number,
    drawn: Impression,
    body: number,
    wear: number,
    dryness: number,
    colour: Float64Array,
  ) {
    const drawnCover = drawn.cover(x, y);
    const rise = body === 0 ? 0 : drawn.cover(x + 1.3, y + 1.3) - drawn.cover(x - 1.3, y - 1.3);
    if (drawnCover > 0.004) {
      const cover = drawnCover * (1 - wear * ramp(0.12, 0.75, dryness));
      const tone = 1 + between(-dryness, -0.5, 0.5) * 0.09;
      const inkColour = drawn.colour(x, y);
      for (let channel = 0; channel < 3; channel++) {
        const below = colour[channel] ?? 0;
        colour[channel] = below + ((inkColour[channel] ?? 0) * tone - below) * cover;
      }
    }
    for (let channel = 0; channel < 3; channel++)
      colour[channel] = (colour[channel] ?? 0) * (1 + rise * body);
  }

  function weave(x: number, y: number) {
    if (ground.weave === 0) return 0;
    const [slackX, slackY] = [noise.at(x / 70, y / 9) * 1.6, noise.at(x / 9 + 90, y / 70) * 1.6];
    const slub = noise.at(x / 130, y / 3.2) * 0.5 + noise.at(x / 3.2, y / 130 + 50) * 0.5;
    return Math.sin(x * 1.32 + slackX) * 0.3 + Math.sin(y * 1.32 + slackY) * 0.3 + slub * 0.9;
  }
}
