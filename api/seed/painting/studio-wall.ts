import type { Meeting } from './ray-marcher';
import type { Studio } from './sculpture-types';

/** The photographer's curved wall: floor, quarter round and wall, met without marching. */
export function studioWallFor({ wallBehind, curve, floor }: Studio) {
  const centreY = floor + curve;
  const centreZ = curve - wallBehind;
  return { travel, meet };

  function travel(y: number, z: number, aimY: number, aimZ: number) {
    const toFloor = aimY < 0 ? (floor - y) / aimY : 1e9;
    if (z + aimZ * toFloor > centreZ) return toFloor;
    const toWall = aimZ < 0 ? (-wallBehind - z) / aimZ : 1e9;
    if (y + aimY * toWall > centreY) return toWall;
    const fromY = y - centreY;
    const fromZ = z - centreZ;
    const squared = aimY * aimY + aimZ * aimZ;
    const half = fromY * aimY + fromZ * aimZ;
    const inside = half * half - squared * (fromY * fromY + fromZ * fromZ - curve * curve);
    return (-half + Math.sqrt(Math.max(inside, 0))) / squared;
  }

  function meet(meeting: Meeting) {
    const belowCentre = Math.max(centreY - meeting.y, 0);
    const behindCentre = Math.max(centreZ - meeting.z, 0);
    const length = Math.sqrt(belowCentre * belowCentre + behindCentre * behindCentre) || 1;
    meeting.normalX = 0;
    meeting.normalY = belowCentre / length;
    meeting.normalZ = behindCentre / length;
    meeting.height = 0;
  }
}
