import type { Box, Size } from '../scale/wall-scale';
import { centimeters } from '../scale/work-to-scale';
import styles from './wall-stage.module.css';

/** In pixels, so that lines and words keep their size on a small screen. */
const gap = 10;
const tick = 4;

export function Dimensions({ size, shares }: { size: Size; shares: Box }) {
  const left = `${shares.x * 100}%`;
  const right = `${(shares.x + shares.width) * 100}%`;
  const top = `${shares.y * 100}%`;
  const foot = `${(shares.y + shares.height) * 100}%`;
  const middle = `${(shares.x + shares.width / 2) * 100}%`;
  const half = `${(shares.y + shares.height / 2) * 100}%`;
  return (
    <g className={styles.dimensions}>
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
