import { type Noise, noiseFrom } from './noise';
import { blend, type Pigment, shift, soften } from './pigment';
import type { Ground } from './surface';

/** Raw linen: two sets of uneven threads, with slubs where the flax was spun thick. */
export function linen(seed: number, colour: Pigment, spacing = 6): Ground {
  const noise = noiseFrom(seed);
  return (x, y) => {
    const [bentX, bentY] = [x + noise.at(x / 180, y / 240) * 3, y + noise.at(y / 170 + 40, x / 260) * 3];
    const [warp, weft] = [Math.floor(bentX / spacing), Math.floor(bentY / spacing)];
    const over = (warp + weft) % 2 === 0;
    const warpSlub = noise.at(warp * 7.31, y / 130);
    const weftSlub = noise.at(x / 150, weft * 5.77 + 90);
    const roundWarp = Math.cos((bentX / spacing - warp - 0.5) * Math.PI);
    const roundWeft = Math.cos((bentY / spacing - weft - 0.5) * Math.PI);
    const height = over ? roundWarp * (0.7 + warpSlub * 0.4) : roundWeft * (0.7 + weftSlub * 0.5);
    const tone = (over ? warpSlub : weftSlub) * 13 + height * 5 + noise.layered(x / 420, y / 420, 3) * 9;
    return {
      colour: shift(colour, tone - 4, (warpSlub + weftSlub) * 3),
      relief: height * 0.75 + (weftSlub + warpSlub) * 0.35,
      tooth:
        0.3 + height * 0.38 + (over ? warpSlub : weftSlub) * 0.3 + noise.layered(x / 60, y / 60, 2) * 0.25,
    };
  };
}

/** Lime plaster on a wall: sweeps of the float, grit, and stains that came through. */
export function plaster(seed: number, colour: Pigment, stain: Pigment): Ground {
  const noise = noiseFrom(seed);
  return (x, y) => {
    const [bentX, bentY] = [x + noise.at(x / 340, y / 340) * 120, y + noise.at(x / 300 + 9, y / 320) * 120];
    const float = noise.layered(bentX / 210, bentY / 130, 5);
    const scored = noise.at(bentX / 90 + 70, bentY / 14) * soften(0.1, 0.5, noise.at(x / 260 + 3, y / 200));
    const grit = noise.at(x / 5, y / 5) * 0.5 + noise.at(x / 11, y / 11) * 0.6;
    const pit = soften(0.62, 0.8, noise.at(x / 13 + 31, y / 13));
    const stained = soften(0.05, 0.6, noise.layered(x / 520 + 13, y / 380, 5));
    const tone = float * 9 + noise.layered(x / 120, y / 120, 3) * 8 - pit * 12;
    return {
      colour: shift(blend(colour, stain, stained * 0.5), tone),
      relief: float * 8 + scored * 0.9 + grit * 0.55 - pit * 1.5,
      tooth: 0.62 + float * 0.5 + noise.layered(x / 9, y / 9, 2) * 0.5 - pit * 0.6,
    };
  };
}

/** Canvas with a coloured priming brushed over it, its weave just to be seen. */
export function primed(seed: number, colour: Pigment, spacing = 5): Ground {
  const noise = noiseFrom(seed);
  return (x, y) => {
    const weave = weaveAt(noise, x, y, spacing);
    const brushed = noise.layered(x / 300, y / 40, 3);
    return {
      colour: shift(colour, brushed * 12 + noise.layered(x / 90, y / 90, 2) * 8),
      relief: weave * 0.4 + brushed * 0.8,
      tooth: 0.5 + weave * 0.16 + brushed * 0.4 + noise.layered(x / 14, y / 9, 3) * 0.7,
    };
  };
}

/** A ground with a thin wash of the coming colours over it, so that gaps between strokes belong to them. */
export function washed(ground: Ground, colourAt: (x: number, y: number) => Pigment, share: number): Ground {
  return (x, y) => {
    const point = ground(x, y);
    return { ...point, colour: blend(point.colour, colourAt(x, y), share * (0.7 + 0.3 * point.tooth)) };
  };
}

/** Height of a plain weave of uneven threads, about -0.6 to 0.6. */
export function weaveAt(noise: Noise, x: number, y: number, spacing: number) {
  const [warp, weft] = [Math.floor(x / spacing), Math.floor(y / spacing)];
  const isWarp = (warp + weft) % 2 === 0;
  const across = isWarp ? x / spacing - warp : y / spacing - weft;
  const yarn = isWarp ? noise.at(warp * 3.1, y / 50) : noise.at(x / 50, weft * 3.1 + 40);
  return Math.sin(across * Math.PI) - 0.6 + yarn * 0.4;
}
