import { clamp } from './distance-fields';
import type { Painted, Painting } from './paint-types';
import { type Meeting, rayMarcherFor } from './ray-marcher';
import type { Colour, Point, Sculpture, Surface } from './sculpture-types';
import { studioLightFor } from './studio-light';
import { studioWallFor } from './studio-wall';

const withinPixel = [
  { x: 0.375, y: 0.125 },
  { x: 0.875, y: 0.375 },
  { x: 0.125, y: 0.625 },
  { x: 0.625, y: 0.875 },
];

/** A sculpture as a painting of the collection: its photograph, taken in the studio. */
export function photographOf(sculpture: Sculpture): Painting {
  return { picture: sculpture.picture, paint: (scale) => photograph(sculpture, scale) };
}

function photograph(sculpture: Sculpture, scale: number): Painted {
  const width = Math.round(sculpture.width * scale);
  const height = Math.round(sculpture.height * scale);
  const seeInto = viewOf(sculpture);
  const light = new Float32Array(width * height * 3);
  const seen: Colour = { red: 0, green: 0, blue: 0 };
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      look(column + 0.5, row + 0.5);
      const at = (row * width + column) * 3;
      light[at] = seen.red;
      light[at + 1] = seen.green;
      light[at + 2] = seen.blue;
    }
  }
  return { width, height, rgb: developed(smoothedEdges(), width, height) };

  function look(x: number, y: number) {
    seeInto((2 * x - width) / height, 1 - (2 * y) / height, grain(x * 4, y * 4), seen);
  }

  /** Looks again, four times, where neighbouring pixels differ much. */
  function smoothedEdges() {
    const smooth = light.slice();
    for (let row = 1; row < height - 1; row++) {
      for (let column = 1; column < width - 1; column++) {
        const at = (row * width + column) * 3 + 1;
        if (contrast(at) < 0.4) continue;
        let red = 0;
        let green = 0;
        let blue = 0;
        for (const { x, y } of withinPixel) {
          look(column + x, row + y);
          red += shoulder(seen.red);
          green += shoulder(seen.green);
          blue += shoulder(seen.blue);
        }
        smooth[at - 1] = unshoulder(red / 4);
        smooth[at] = unshoulder(green / 4);
        smooth[at + 1] = unshoulder(blue / 4);
      }
    }
    return smooth;
  }

  function contrast(at: number) {
    const here = light[at] ?? 0;
    const sides = Math.abs((light[at - 3] ?? 0) - here) + Math.abs((light[at + 3] ?? 0) - here);
    const line = width * 3;
    const ends = Math.abs((light[at - line] ?? 0) - here) + Math.abs((light[at + line] ?? 0) - here);
    return (sides + ends) / (here + 0.08);
  }
}

/** What the camera sees at a place of the picture: -1 to 1 upwards, in the same measure to the sides. */
function viewOf({ camera, studio, parts }: Sculpture) {
  const { from, towards, view } = camera;
  const ahead = direction(towards.x - from.x, towards.y - from.y, towards.z - from.z);
  const right = direction(-ahead.z, 0, ahead.x);
  const up = direction(-right.z * ahead.y, right.z * ahead.x - right.x * ahead.z, right.x * ahead.y);
  const marcher = rayMarcherFor(parts);
  const wall = studioWallFor(studio);
  const top = Math.max(...parts.map(({ bounds }) => bounds?.to.y ?? 0));
  const light = studioLightFor(studio, marcher, top);
  const meeting: Meeting = { x: 0.5, y: 0.5, z: 0.5, normalX: 0.5, normalY: 0.5, normalZ: 0.5, height: 0.5 };
  const surface: Surface = { red: 0.5, green: 0.5, blue: 0.5, metal: 0.5, roughness: 0.5 };
  const aim: Point = { x: 0.5, y: 0.5, z: 0.5 };
  return (across: number, upwards: number, jitter: number, seen: Colour) => {
    const x = ahead.x + (right.x * across + up.x * upwards) * view;
    const y = ahead.y + (right.y * across + up.y * upwards) * view;
    const z = ahead.z + (right.z * across + up.z * upwards) * view;
    const length = Math.sqrt(x * x + y * y + z * z);
    aim.x = x / length;
    aim.y = y / length;
    aim.z = z / length;
    const toWall = wall.travel(from.y, from.z, aim.y, aim.z);
    const travelled = marcher.travel(from.x, from.y, from.z, aim.x, aim.y, aim.z, 2, toWall);
    meeting.x = from.x + aim.x * travelled;
    meeting.y = from.y + aim.y * travelled;
    meeting.z = from.z + aim.z * travelled;
    const part = travelled < toWall ? marcher.partAt(meeting.x, meeting.y, meeting.z) : undefined;
    if (!part) {
      wall.meet(meeting);
      light.onWall(meeting, jitter, seen);
      return;
    }
    marcher.meet(meeting, part);
    part.material(surface, meeting.x, meeting.y, meeting.z, meeting.height);
    light.onForm(meeting, surface, aim, jitter, seen);
  };
}

/** From light to bytes: a film's soft shoulder, its gamma and a little grain. */
function developed(light: Float32Array, width: number, height: number) {
  const rgb = new Uint8Array(width * height * 3);
  for (let row = 0; row < height; row++) {
    for (let column = 0; column < width; column++) {
      const at = (row * width + column) * 3;
      const corners =
        grain(column, row) + grain(column + 1, row) + grain(column, row + 1) + grain(column + 1, row + 1);
      const speck = (corners - 2) * 4.6;
      rgb[at] = film(light[at] ?? 0, speck);
      rgb[at + 1] = film(light[at + 1] ?? 0, speck);
      rgb[at + 2] = film(light[at + 2] ?? 0, speck);
    }
  }
  return rgb;
}

function film(light: number, speck: number) {
  const x = light * 0.92;
  const printed = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14);
  return clamp(Math.round(clamp(printed, 0, 1) ** (1 / 2.15) * 255 + speck), 0, 255);
}

/** Averaging bright light as the film will show it keeps an edge against a highlight smooth. */
const shoulder = (light: number) => light / (1 + light);
const unshoulder = (light: number) => light / (1 - Math.min(light, 0.99));

/** A number from 0 to 1 for a place of the picture, without pattern. */
function grain(x: number, y: number) {
  let mixed =
    Math.imul(Math.floor(x) + 374_761_393, 668_265_263) ^ Math.imul(Math.floor(y) + 40_503, 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 15), 2_246_822_519);
  mixed = Math.imul(mixed ^ (mixed >>> 13), 3_266_489_917);
  return ((mixed ^ (mixed >>> 16)) >>> 0) / 4_294_967_296;
}

function direction(x: number, y: number, z: number): Point {
  const length = Math.sqrt(x * x + y * y + z * z);
  return { x: x / length, y: y / length, z: z / length };
}
