import { useEffect, useState } from 'react';
import styles from '../room-view.module.css';
import { rooms } from '../rooms/room-kinds';
import { middles, moved, wallWidths } from '../scale/wall-scale';
import type { WorkToScale } from '../scale/work-to-scale';
import type { Wall } from './wall';
import { WallSettings } from './wall-settings';
import { WallStage } from './wall-stage';
import { wallText } from './wall-text';

type WallViewProps = { work: WorkToScale; onPhoto: (photo: File) => void };

export function WallView({ work, onPhoto }: WallViewProps) {
  const [wall, setWall] = useState<Wall>(firstWall);
  const text = useRested(wallText(work, wall));
  return (
    <div className={styles.layout}>
      <div className={styles.see}>
        <WallStage
          work={work}
          wall={wall}
          onMove={(by) => setWall((was) => Object.assign({}, was, { hanging: moved(was.hanging, by) }))}
        />
        <p className={styles.say}>
          <span role="status">{text}</span>
          <span>{rooms[wall.kind].scale}</span>
        </p>
      </div>
      <WallSettings work={work} wall={wall} onChange={setWall} onPhoto={onPhoto} />
    </div>
  );
}

const firstWall: Wall = {
  kind: 'living',
  light: 'day',
  onPlinth: true,
  hanging: { wall: wallWidths.usual, x: wallWidths.usual / 2, middle: middles.usual },
};

const restMs = 400;

/** Returns the newest value after it has not changed for a moment, so that a screen reader is not interrupted. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), restMs);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
