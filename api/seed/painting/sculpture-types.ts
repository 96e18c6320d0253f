import type { DistanceField } from './distance-fields';

/** Light or reflectance in linear red, green and blue. */
export type Colour = { red: number; green: number; blue: number };

export type Point = { x: number; y: number; z: number };

export type Bounds = { from: Point; to: Point };

/** What one point of a surface does with light; materials fill it in, one object serves all pixels. */
export type Surface = Colour & {
  /** 0 reflects like clay or stone, 1 like bare metal (in its own colour). */
  metal: number;
  /** 0 a mirror, 1 no gloss at all. */
  roughness: number;
};

/** `height` is the relief at the point: wax, dirt and patina gather where it is low. */
export type Material = (surface: Surface, x: number, y: number, z: number, height: number) => void;

export type Part = {
  form: DistanceField;
  /** A box around a form that is dear to ask: far rays and shadows then ask a sampled copy of it. */
  bounds?: Bounds;
  /** Tool marks too small to change the outline: they only turn the surface towards or from the light. */
  relief?: DistanceField;
  material: Material;
};

export type Studio = {
  wall: Colour;
  /** How far behind the work the wall stands, and the radius of its curve into the floor. */
  wallBehind: number;
  curve: number;
  floor: number;
  /** Where the large soft light stands. */
  key: Point;
  /** Strength of the opposite light and of the light from all around, against the key light. */
  fill: number;
  around: number;
};

export type Sculpture = {
  picture: string;
  width: number;
  height: number;
  camera: {
    from: Point;
    towards: Point /** Half the picture's height, seen at one unit's distance. */;
    view: number;
  };
  studio: Studio;
  parts: Part[];
};
