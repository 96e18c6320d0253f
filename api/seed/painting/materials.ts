import { clamp, mix, rise } from './distance-fields';
import { noise3dFrom } from './noise-3d';
import type { Colour, Material, Surface } from './sculpture-types';

/** Bronze: rubbed bright where it stands out, brown between, a dull patina in the hollows and in drifts. */
export function bronze(
  seed: number,
  patina: Colour,
  share: number,
  depth: number,
  dullness = 0.34,
): Material {
  const noise = noise3dFrom(seed);
  return (surface, x, y, z, height) => {
    const drift = noise.layered(x * 2.6, y * 1.7, z * 2.6, 4);
    const speckle = noise.layered(x * 21, y * 17, z * 21, 3);
    const low = clamp(-height / depth, -1, 1);
    const covered = rise(0.02, 0.42, share - 0.32 + drift * 0.75 + low * 0.24 + speckle * 0.28);
    const rubbed = rise(0.15, 0.9, -low + drift * 0.2 + speckle * 0.3) * (1 - covered);
    const streak = 1 + 0.14 * noise.at(x * 9, y * 2, z * 9);
    paint(
      surface,
      0.2 * streak + 0.17 * rubbed,
      0.115 * streak + 0.115 * rubbed,
      0.062 * streak + 0.052 * rubbed,
    );
    blend(surface, patina, covered * 0.9);
    surface.metal = mix(0.88, 0.12, covered);
    surface.roughness = clamp(mix(dullness - rubbed * 0.1, 0.78, covered) + speckle * 0.12, 0.12, 1);
  };
}

/** Fired clay: uneven in colour, with grit, and darker clouds where the fire touched it. */
export function firedClay(
  seed: number,
  body: Colour,
  cloud: Colour,
  clouds: number,
  gloss: number,
): Material {
  const noise = noise3dFrom(seed);
  return (surface, x, y, z, height) => {
    const warmth = noise.layered(x * 3.1, y * 3.1, z * 3.1, 4);
    const grit = noise.layered(x * 48, y * 48, z * 48, 2);
    const smoke = noise.layered(x * 0.95 + 3, y * 1.1, z * 0.95, 3);
    const shade = 1 + warmth * 0.3 + grit * 0.26 + clamp(height * 9, -0.2, 0.12);
    paint(surface, body.red * shade, body.green * shade * (1 + warmth * 0.07), body.blue * shade);
    blend(surface, cloud, rise(0.02, 0.5, smoke + clouds - 0.3 + warmth * 0.2) * 0.88);
    surface.metal = 0;
    surface.roughness = clamp(1 - gloss + warmth * 0.22 + grit * 0.2, 0.16, 1);
  };
}

/** Stone with veins bent through it; where the chisel left it rough it is paler and takes no gloss. */
export function veinedStone(
  seed: number,
  body: Colour,
  vein: Colour,
  veins: number,
  polishAt: (x: number, y: number, z: number) => number,
): Material {
  const noise = noise3dFrom(seed);
  return (surface, x, y, z, height) => {
    const bendX = x * 1.7 + y * 1.1 + noise.layered(x * 1.7, y * 1.7, z * 1.7, 5) * 0.9;
    const bendY = (y - x * 0.6) * 0.8 + noise.layered(x * 1.7 + 9, y * 1.7, z * 1.7, 5) * 0.9;
    const wide = Math.abs(noise.at(bendX, bendY, z * 1.3));
    const fine = Math.abs(noise.at(bendX * 3.6 + 5, bendY * 1.2, z * 1.6));
    const cloud = noise.layered(x * 2.3, y * 2.3, z * 2.3, 5);
    const grains = noise.layered(x * 62, y * 62, z * 62, 2);
    const uneven = 0.5 + 0.5 * noise.at(x * 1.4, y * 1.4 + 4, z * 1.4);
    const drawn = rise(0.075, 0, wide) * 0.8 * uneven + rise(0.05, 0, fine) * 0.4 * uneven * uneven;
    const polish = polishAt(x, y, z);
    const shade = 1 + cloud * 0.34 + grains * 0.16 + (1 - polish) * 0.22 + clamp(height * 7, -0.2, 0.1);
    paint(surface, body.red * shade, body.green * shade, body.blue * shade);
    blend(surface, vein, clamp(drawn * veins, 0, 0.9) * (0.5 + 0.5 * polish));
    surface.metal = 0;
    surface.roughness = clamp(mix(1, 0.24, polish) + grains * 0.08 + cloud * 0.1, 0.14, 1);
  };
}

/** Oiled wood with its grain standing along y: rings around an axis beside the piece, pores, dark and pale years. */
export function oiledWood(seed: number, early: Colour, late: Colour, gloss: number): Material {
  const noise = noise3dFrom(seed);
  return (surface, x, y, z, height) => {
    const sway = noise.layered(x * 1.2, y * 0.5, z * 1.2, 3) * 0.2;
    const outwards = Math.sqrt((x + 0.55 + sway) ** 2 + (z + 0.5) ** 2);
    const year = outwards * 24 + noise.at(x * 5, y * 0.6, z * 5) * 0.7;
    const within = year - Math.floor(year);
    const lateWood = rise(0.35, 0.9, within) * rise(1, 0.93, within);
    const pores = rise(0.12, 0.6, noise.at(x * 75, y * 3.4, z * 75));
    const tone = noise.layered(x * 1.6, y * 0.9, z * 1.6, 3);
    paint(surface, early.red, early.green, early.blue);
    blend(surface, late, clamp(lateWood * 0.75 + tone * 0.5, 0, 1));
    const shade = (1 - pores * 0.34) * (1 + tone * 0.25 + clamp(height * 8, -0.22, 0.12));
    paint(surface, surface.red * shade, surface.green * shade, surface.blue * shade);
    surface.metal = 0;
    surface.roughness = clamp(1 - gloss + pores * 0.25 + tone * 0.15, 0.18, 1);
  };
}

/** One even paint or lacquer, for plinths. */
export function painted(colour: Colour, gloss: number): Material {
  return (surface) => {
    paint(surface, colour.red, colour.green, colour.blue);
    surface.metal = 0;
    surface.roughness = 1 - gloss;
  };
}

export function colour(red: number, green: number, blue: number): Colour {
  return { red, green, blue };
}

function paint(surface: Surface, red: number, green: number, blue: number) {
  surface.red = red;
  surface.green = green;
  surface.blue = blue;
}

function blend(surface: Surface, other: Colour, share: number) {
  surface.red = mix(surface.red, other.red, share);
  surface.green = mix(surface.green, other.green, share);
  surface.blue = mix(surface.blue, other.blue, share);
}
