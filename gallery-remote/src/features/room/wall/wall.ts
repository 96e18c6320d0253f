import type { Light, RoomKind } from '../rooms/room-kinds';
import { type Box, type Hanging, hungBox, standingBox } from '../scale/wall-scale';
import type { WorkToScale } from '../scale/work-to-scale';

export type Wall = {
  kind: RoomKind;
  light: Light;
  hanging: Hanging;
  /** A sculpture stands on a plinth or on the floor. */
  onPlinth: boolean;
};

export function boxOf({ size, isSculpture }: WorkToScale, { hanging, onPlinth }: Wall): Box {
  return isSculpture ? standingBox(size, hanging.x, onPlinth) : hungBox(size, hanging);
}
