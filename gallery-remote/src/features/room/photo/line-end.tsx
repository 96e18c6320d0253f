import type { Point } from '../scale/line-scale';
import { useMove } from '../scale/use-move';
import styles from './own-wall.module.css';

type LineEndProps = { name: string; at: Point; onMove: (by: Point) => void };

/** A ring in a larger invisible target. Arrow keys move it by one pixel on screen. */
export function LineEnd({ name, at, onMove }: LineEndProps) {
  const move = useMove((stage) => ({ x: 1 / stage.width, y: 1 / stage.height }), onMove);
  const center = { cx: `${at.x * 100}%`, cy: `${at.y * 100}%` };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a button cannot be a part of a drawing
    <g {...move} className={styles.end} role="button" tabIndex={0} aria-label={name}>
      <circle {...center} r="22" fill="transparent" />
      <circle {...center} r="10" className={styles.ring} />
    </g>
  );
}
