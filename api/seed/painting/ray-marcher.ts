import { clamp } from './distance-fields';
import { sampledField } from './sampled-field';
import type { Part } from './sculpture-types';

/** The meeting of a ray and a form; one object serves all pixels. */
export type Meeting = {
  x: number;
  y: number;
  z: number;
  normalX: number;
  normalY: number;
  normalZ: number;
  height: number;
};

const touching = 0.0007;
const mostSteps = 160;
const near = 0.035;

export type RayMarcher = ReturnType<typeof rayMarcherFor>;

/** Walks rays through the distance fields of a sculpture's parts: each step as long as the nearest form is far. */
export function rayMarcherFor(parts: Part[]) {
  const exact = parts.map(({ form }) => form);
  const sampled = parts.map(({ form, bounds }) => (bounds ? sampledField(form, bounds) : form));
  return { travel, partAt, meet, lightReaching, openness };

  function distance(x: number, y: number, z: number) {
    let nearest = 1e9;
    for (const field of sampled) nearest = Math.min(nearest, field(x, y, z));
    return nearest;
  }

  function exactDistance(x: number, y: number, z: number) {
    let nearest = 1e9;
    for (const field of exact) nearest = Math.min(nearest, field(x, y, z));
    return nearest;
  }

  /** How far a ray goes before it touches a form, or `reach`. */
  function travel(
    x: number,
    y: number,
    z: number,
    aimX: number,
    aimY: number,
    aimZ: number,
    from: number,
    reach: number,
  ) {
    let travelled = from;
    for (let step = 0; step < mostSteps && travelled < reach; step++) {
      const atX = x + aimX * travelled;
      const atY = y + aimY * travelled;
      const atZ = z + aimZ * travelled;
      const roughly = distance(atX, atY, atZ);
      const gap = roughly < near ? exactDistance(atX, atY, atZ) : roughly;
      if (gap < touching) return travelled;
      travelled += gap * 0.8;
    }
    return reach;
  }

  function partAt(x: number, y: number, z: number) {
    let nearest = 1e9;
    let found: Part | undefined;
    for (const part of parts) {
      const gap = part.form(x, y, z);
      if (gap < nearest) {
        nearest = gap;
        found = part;
      }
    }
    return found;
  }

  /** Fills in the normal, tool marks included, from four samples around the point. */
  function meet(meeting: Meeting, { form, relief }: Part) {
    const { x, y, z } = meeting;
    const e = 0.0011;
    const a = form(x + e, y - e, z - e) - (relief ? relief(x + e, y - e, z - e) : 0);
    const b = form(x - e, y - e, z + e) - (relief ? relief(x - e, y - e, z + e) : 0);
    const c = form(x - e, y + e, z - e) - (relief ? relief(x - e, y + e, z - e) : 0);
    const d = form(x + e, y + e, z + e) - (relief ? relief(x + e, y + e, z + e) : 0);
    const normalX = a - b - c + d;
    const normalY = -a - b + c + d;
    const normalZ = -a + b - c + d;
    const length = Math.sqrt(normalX * normalX + normalY * normalY + normalZ * normalZ) || 1;
    meeting.normalX = normalX / length;
    meeting.normalY = normalY / length;
    meeting.normalZ = normalZ / length;
    meeting.height = relief ? relief(x, y, z) : 0;
  }

  /** How much of a light of apparent radius `softness` reaches a point: 0 to 1. */
  function lightReaching(
    x: number,
    y: number,
    z: number,
    aimX: number,
    aimY: number,
    aimZ: number,
    softness: number,
    from: number,
    reach: number,
  ) {
    let open = 1;
    let travelled = from;
    for (let step = 0; step < 56 && travelled < reach && open > -1; step++) {
      const gap = distance(x + aimX * travelled, y + aimY * travelled, z + aimZ * travelled);
      open = Math.min(open, gap / (softness * travelled));
      travelled += clamp(gap * 0.8, 0.012, 0.3);
    }
    const seen = Math.max(open, -1);
    return 0.25 * (1 + seen) * (1 + seen) * (2 - seen);
  }

  /** How open the surroundings of a point are along its normal: 0 in a deep hollow, 1 in the free. */
  function openness(x: number, y: number, z: number, normalX: number, normalY: number, normalZ: number) {
    let closed = 0;
    let weight = 0.9;
    for (let step = 1; step < 7; step++) {
      const ahead = 0.016 * step * step;
      const gap = distance(x + normalX * ahead, y + normalY * ahead, z + normalZ * ahead);
      closed += (weight * clamp(ahead - gap, 0, ahead)) / Math.sqrt(ahead);
      weight *= 0.72;
    }
    return clamp(1 - closed * 0.95, 0, 1);
  }
}
