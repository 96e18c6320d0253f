import { type Ink, mix, ramp } from './inks';
import type { Noise } from './noise';

/** A painted wall down to its foot: its oldest coat first. */
export type Plaster = { foot: number; coats: Ink[] };

/** Lays the coats over what is there; each has flaked off in other places, most of all near the foot. */
export function paintPlaster(
  x: number,
  y: number,
  grain: number,
  { foot, coats }: Plaster,
  noise: Noise,
  colour: Float64Array,
) {
  const edge = noise.layered(x / 60, y / 60, 4) * 16;
  for (const [index, coat] of coats.entries()) {
    const age = (coats.length - index) / coats.length;
    const flaked =
      noise.layered(x / 230 + index * 9, y / 200, 5) +
      age * 0.16 -
      ramp(foot * 0.55, foot, y) * 0.3 * (index + 0.4);
    const cover = ramp(-0.2, -0.185, flaked) * ramp(2, -2, y - foot + edge);
    const rim = 0.16 * (ramp(-0.235, -0.2, flaked) - ramp(-0.2, -0.165, flaked));
    const brush =
      noise.layered(x / 16, y / 240 + index * 4, 3) * 0.05 +
      noise.layered(x / 300, y / 260 + index, 3) * 0.12;
    for (let channel = 0; channel < 3; channel++) {
      const lit = (coat[channel] ?? 0) * (1 + brush + grain * 0.05 + rim * 0.5);
      colour[channel] = mix((colour[channel] ?? 0) * (1 - Math.max(0, rim) * (1 - cover)), lit, cover);
    }
  }
}
