import type { SKRSContext2D } from '@napi-rs/canvas';
import { fillShape, type Point } from './ink-line';
import { between, type Ink, mix, ramp } from './inks';
import { noiseFrom } from './noise';
import type { Painted } from './paint-types';
import { impression, type Size, shaded, speck } from './plate';

/** One distance of a landscape: a ridge, what grows on it, and the fog it sinks into. */
export type Distance = {
  crest(x: number): number;
  growth?: (pen: SKRSContext2D) => void;
  tone: Ink;
  fog: Ink;
  /** How far below the crest the fog has taken everything. */
  fogDepth: number;
  /** Bare rock, lit from the left: how strongly it is modelled and streaked. */
  rock?: number;
};

export type Water = { line: number; tone: Ink; clearness: number; ripple: number };

export type Landscape = {
  /** `grain` is for those of its tones that should break up. */
  sky(x: number, y: number, grain: number): Ink;
  distances: Distance[];
  water?: Water;
  /** Drawn last and in its own colours, over the water too. */
  foreground?: (pen: SKRSContext2D) => void;
  /** The strength of the resin grain that breaks every tone. */
  grain: number;
};

/** Prints a landscape from back to front, one grained plate for each distance. */
export function fogLandscape(size: Size, scale: number, scene: Landscape, seed: number): Painted {
  const noise = noiseFrom(seed);
  const plates = scene.distances.map((distance) => ({
    distance,
    drawn: impression(size, scale, (pen) => drawRidge(pen, distance)),
  }));
  const foreground = impression(size, scale, scene.foreground ?? (() => undefined));
  return shaded(size, scale, (x, y, colour) => {
    const grain = (noise.at(x / 2.3, y / 2.3) * 0.7 + speck(x, y, seed) - 0.5) * scene.grain;
    if (scene.water && y > scene.water.line) paintWater(x, y, grain, scene.water, colour);
    else paintAir(x, y, grain, colour);
    const cover = foreground.cover(x, y);
    if (cover > 0) blend(colour, foreground.colour(x, y), cover * between(1 - grain * 0.5, 0, 1));
    const light = 1 + grain * 0.16 + noise.layered(x / 420, y / 420, 2) * 0.03;
    for (let channel = 0; channel < 3; channel++) colour[channel] = (colour[channel] ?? 0) * light;
  });

  function drawRidge(pen: SKRSContext2D, { crest, growth }: Distance) {
    const outline: Point[] = [[-20, size.height + 20]];
    for (let x = -20; x <= size.width + 20; x += 3) outline.push([x, crest(x)]);
    fillShape(pen, [...outline, [size.width + 20, size.height + 20]]);
    growth?.(pen);
  }

  function paintAir(x: number, y: number, grain: number, colour: Float64Array) {
    const sky = scene.sky(x, y, grain);
    for (let channel = 0; channel < 3; channel++) colour[channel] = sky[channel] ?? 0;
    for (const [index, { distance, drawn }] of plates.entries()) {
      const cover = drawn.cover(x, y);
      if (cover === 0) continue;
      const bank = noise.layered(x / 460 + index * 11, y / 90 + index * 5, 3) * distance.fogDepth * 0.55;
      const lost = ramp(
        -0.15 * distance.fogDepth,
        distance.fogDepth,
        y - distance.crest(x) + bank + grain * distance.fogDepth * 0.5,
      );
      const light = distance.rock ? rockLight(x, y, distance, distance.rock) : 1;
      for (let channel = 0; channel < 3; channel++) {
        const tone = mix((distance.tone[channel] ?? 0) * light, distance.fog[channel] ?? 0, lost);
        colour[channel] = mix(colour[channel] ?? 0, tone, cover);
      }
    }
  }

  function rockLight(x: number, y: number, { crest }: Distance, strength: number) {
    const below = y - crest(x);
    const slope = between((crest(x + 46) - crest(x - 46)) / 92, -1.4, 1.4);
    const run = noise.layered(x / 22 + noise.at(x / 90, y / 120) * 0.9, y / 240, 3);
    const bulk = noise.layered(x / 150 + below / 260, y / 110, 4);
    const sheet = Math.abs(((below + noise.layered(x / 130, y / 60, 3) * 90 + 4000) % 86) - 43);
    const joint = ramp(3.4, 0.6, sheet) * ramp(-0.05, 0.3, noise.layered(x / 120 + 8, y / 50, 2));
    const modelled =
      -joint * 0.55 -
      slope * 0.42 * ramp(420, 0, below) +
      bulk * 0.75 -
      between(run, -0.05, 0.4) * 0.9 * ramp(4, 60, below);
    return 1 + strength * modelled;
  }

  function paintWater(x: number, y: number, grain: number, water: Water, colour: Float64Array) {
    const away = y - water.line;
    const swell = noise.at(x / 150, y / (6 + away * 0.03)) + noise.at(x / 46, y / 4.2) * 0.6;
    const spread = water.ripple * (0.4 + away / 260);
    paintAir(
      x + swell * spread * 0.5,
      water.line - away * 1.05 - Math.abs(swell) * spread * 4,
      grain,
      colour,
    );
    const glint = ramp(0.35, 0.9, noise.layered(x / 300, y / 7, 3) + grain * 0.3) * 0.25;
    const clear = mix(1, water.clearness * (1 - ramp(0, 560, away) * 0.55) - glint, ramp(0, 46, away));
    for (let channel = 0; channel < 3; channel++)
      colour[channel] = mix(water.tone[channel] ?? 0, colour[channel] ?? 0, clear);
  }
}

function blend(colour: Float64Array, over: Ink, cover: number) {
  for (let channel = 0; channel < 3; channel++)
    colour[channel] = mix(colour[channel] ?? 0, over[channel] ?? 0, cover);
}
