import type { Pigment } from './pigment';

/**
 * What is painted on. Works are composed in units, 1,600 of them on the long side;
 * `scale` is the pixels per unit, so that one program paints every size.
 */
export type Surface = {
  scale: number;
  width: number;
  height: number;
  /** Three values per pixel, 0 to 255. */
  pigments: Float32Array;
  /** How high the paint stands, in units. */
  relief: Float32Array;
  /** 0 to 1: a dry brush only touches what stands high. */
  tooth: Float32Array;
};

export type GroundPoint = { colour: Pigment; relief: number; tooth: number };
export type Ground = (x: number, y: number) => GroundPoint;

/** A surface of the given size in units, covered with a ground. */
export function prepare(unitsWide: number, unitsHigh: number, scale: number, ground: Ground): Surface {
  const width = Math.round(unitsWide * scale);
  const height = Math.round(unitsHigh * scale);
  const pigments = new Float32Array(width * height * 3);
  const relief = new Float32Array(width * height);
  const tooth = new Float32Array(width * height);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const pixel = row * width + column;
      const point = ground((column + 0.5) / scale, (row + 0.5) / scale);
      pigments.set(point.colour, pixel * 3);
      relief[pixel] = point.relief;
      tooth[pixel] = point.tooth;
    }
  }
  return { scale, width, height, pigments, relief, tooth };
}
