import { comfortableWall, percentOfWall, wallHeight, wallWidths } from '../scale/wall-scale';
import type { WorkToScale } from '../scale/work-to-scale';
import type { Wall } from './wall';

/** Describes the size of the work against its wall, and says when the wall is too narrow. */
export function wallText({ size }: WorkToScale, { hanging: { wall } }: Wall): string {
  const percent = percentOfWall(size, wall);
  const facts = `Wall ${wall} cm wide, ${wallHeight} cm high. The work fills ${percent}% of its width.`;
  if (size.width > wall) {
    return `Wall ${wall} cm wide, ${wallHeight} cm high. The work is wider than the wall, so the drawing cuts it off.`;
  }
  const comfortable = comfortableWall(size);
  if (wall >= comfortable || comfortable > wallWidths.most) return facts;
  return `${facts} It has room to breathe from ${comfortable} cm.`;
}

export function stageLabel({ title, sizeText }: WorkToScale, { hanging, light }: Wall): string {
  const when = light === 'day' ? 'by day' : 'in the evening';
  return `${title}, ${sizeText}, on a wall ${hanging.wall} cm wide, ${when}`;
}
