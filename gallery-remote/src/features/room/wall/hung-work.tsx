import { plinthHeight } from '../scale/wall-scale';
import type { WorkToScale } from '../scale/work-to-scale';
import { boxOf, type Wall } from './wall';

/** Shadow, picture, and the plinth of a sculpture. The lamp leaves the work brighter than its room. */
export function HungWork({ work, wall }: { work: WorkToScale; wall: Wall }) {
  const box = boxOf(work, wall);
  const { x, y, width, height } = box;
  const foot = y + height;
  return (
    <>
      {work.isSculpture && wall.onPlinth && (
        <rect
          x={x - 5}
          y={foot}
          width={width + 10}
          height={plinthHeight}
          fill="var(--color-surface)"
          stroke="var(--color-control)"
          strokeWidth=".8"
        />
      )}
      {!work.isSculpture && (
        <rect x={x + 1.4} y={y + 1.8} width={width} height={height} fill="var(--color-ink)" opacity=".26" />
      )}
      <image
        href={work.src}
        x={x}
        y={y}
        width={width}
        height={height}
        preserveAspectRatio={work.isSculpture ? 'xMidYMax meet' : 'none'}
      />
      {wall.light === 'evening' && (
        <rect x={x} y={y} width={width} height={height} fill="var(--color-ink)" opacity=".12" />
      )}
    </>
  );
}
