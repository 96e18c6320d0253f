import styles from '../room-view.module.css';
import { RoomDrawing } from '../rooms/room-drawing';
import type { Point } from '../scale/line-scale';
import { useMove } from '../scale/use-move';
import { type Box, type Size, sceneHeight } from '../scale/wall-scale';
import { centimeters, type WorkToScale } from '../scale/work-to-scale';
import { HungWork } from './hung-work';
import { boxOf, type Wall } from './wall';
import stage from './wall-stage.module.css';
import { stageLabel } from './wall-text';

type WallStageProps = { work: WorkToScale; wall: Wall; onMove: (by: Point) => void };

export function WallStage({ work, wall, onMove }: WallStageProps) {
  const { kind, light, hanging } = wall;
  const box = boxOf(work, wall);
  const move = useMove(() => ({ x: 1 / hanging.wall, y: 1 / sceneHeight }), onMove);
  const shares = sharesOfScene(box, hanging.wall);
  return (
    <div className={styles.stage}>
      <div className={`${styles.frame} ${light === 'evening' ? stage.evening : ''}`}>
        <RoomDrawing
          className={styles.drawing}
          kind={kind}
          light={light}
          wall={hanging.wall}
          label={stageLabel(work, wall)}
        >
          <HungWork work={work} wall={wall} />
        </RoomDrawing>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
        <svg className={styles.over} role="group" aria-label="Place of the work">
          <Dimensions size={work.size} shares={shares} />
          {/* biome-ignore lint/a11y/useSemanticElements: a button cannot be a part of a drawing */}
          <rect
            {...move}
            {...percents(shares)}
            className={styles.movable}
            fill="transparent"
            role="button"
            tabIndex={0}
            aria-label={`Move ${work.title} with the arrow keys`}
          />
        </svg>
      </div>
    </div>
  );
}

function sharesOfScene({ x, y, width, height }: Box, wall: number): Box {
  return { x: x / wall, y: y / sceneHeight, width: width / wall, height: height / sceneHeight };
}

function percents({ x, y, width, height }: Box) {
  return { x: `${x * 100}%`, y: `${y * 100}%`, width: `${width * 100}%`, height: `${height * 100}%` };
}

/** In pixels, so that lines and words keep their size on a small screen. */
const gap = 10;
const tick = 4;

function Dimensions({ size, shares }: { size: Size; shares: Box }) {
  const left = `${shares.x * 100}%`;
  const right = `${(shares.x + shares.width) * 100}%`;
  const top = `${shares.y * 100}%`;
  const foot = `${(shares.y + shares.height) * 100}%`;
  const middle = `${(shares.x + shares.width / 2) * 100}%`;
  const half = `${(shares.y + shares.height / 2) * 100}%`;
  return (
    <g className={stage.dimensions}>
      <g transform={`translate(0 ${-gap})`}>
        <line x1={left} x2={right} y1={top} y2={top} />
        {[left, right].map((x) => (
          <rect key={x} x={x} y={top} width="1" height={tick * 2} transform={`translate(-0.5 ${-tick})`} />
        ))}
        <text x={middle} y={top} dy={-6} textAnchor="middle">
          {centimeters(size.width)} cm
        </text>
      </g>
      <g transform={`translate(${gap})`}>
        <line x1={right} x2={right} y1={top} y2={foot} />
        {[top, foot].map((y) => (
          <rect key={y} x={right} y={y} width={tick * 2} height="1" transform={`translate(${-tick} -0.5)`} />
        ))}
        <text x={right} y={half} dx={6} dy="0.35em">
          {centimeters(size.height)} cm
        </text>
      </g>
    </g>
  );
}
