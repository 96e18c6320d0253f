import type { Point } from './ink-line';
import type { Size } from './plate';
import type { Random } from './random';

/** The rules the lines follow: a direction everywhere, and the room they keep from one another. */
export type Field = {
  /** In radians. */
  direction(x: number, y: number): number;
  /** Distance to the next line; no line is drawn where it is `Infinity`. */
  room(x: number, y: number): number;
};

export type Flow = { tries: number; longest: number; shortest: number };

const stride = 4;
const cell = 16;
/** As the cosine of the angle between two strides. */
const sharpestTurn = 0.96;

/** Long curves that follow the field and stop where there is no room. */
export function flowLines(size: Size, field: Field, flow: Flow, random: Random): Point[][] {
  const drawn = new Map<number, Point[]>();
  const lines: Point[][] = [];
  for (let attempt = 0; attempt < flow.tries; attempt++) {
    const start: Point = [random() * size.width, random() * size.height];
    const reach = flow.longest * (0.35 + 0.65 * random());
    if (!isFree(start, 1)) continue;
    const line = [...follow(start, -1, reach).reverse(), start, ...follow(start, 1, reach)];
    if (line.length * stride < flow.shortest) continue;
    for (const point of line) remember(point);
    lines.push(line);
  }
  return lines;

  function follow(start: Point, sense: 1 | -1, reach: number) {
    const points: Point[] = [];
    let [x, y] = start;
    let last = field.direction(x, y);
    for (let walked = 0; walked < reach / 2; walked += stride) {
      const angle = field.direction(x, y);
      if (Math.cos(angle - last) < sharpestTurn) break;
      last = angle;
      x += Math.cos(angle) * stride * sense;
      y += Math.sin(angle) * stride * sense;
      if (!isFree([x, y], 0.62)) break;
      points.push([x, y]);
    }
    return points;
  }

  function isFree([x, y]: Point, share: number) {
    const room = field.room(x, y) * share;
    if (!Number.isFinite(room) || x < 0 || y < 0 || x > size.width || y > size.height) return false;
    const reach = Math.ceil(room / cell);
    const [column, row] = [Math.floor(x / cell), Math.floor(y / cell)];
    for (let down = -reach; down <= reach; down++) {
      for (let across = -reach; across <= reach; across++) {
        const near = drawn.get(keyOf(column + across, row + down)) ?? [];
        if (near.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < room)) return false;
      }
    }
    return true;
  }

  function remember([x, y]: Point) {
    const key = keyOf(Math.floor(x / cell), Math.floor(y / cell));
    const points = drawn.get(key);
    if (points) points.push([x, y]);
    else drawn.set(key, [[x, y]]);
  }
}

const keyOf = (column: number, row: number) => (column + 64) * 4096 + row + 64;
