import { type Dispatch, type RefObject, type SetStateAction, useEffect, useState } from 'react';
import view from '../room-view.module.css';
import { type Line, movedPoint, type Point } from '../scale/line-scale';
import { useMove } from '../scale/use-move';
import type { Size } from '../scale/wall-scale';
import type { WorkToScale } from '../scale/work-to-scale';
import styles from './own-wall.module.css';

type PhotoStageProps = {
  picture: RefObject<HTMLImageElement | null>;
  photo: File;
  work: WorkToScale;
  line: Line;
  onLine: Dispatch<SetStateAction<Line>>;
  middle: Point;
  onMiddle: Dispatch<SetStateAction<Point>>;
  /** The size of the work in shares of the photo, once it is known. */
  shares: Size | undefined;
  onFailed: () => void;
};

export function PhotoStage(props: PhotoStageProps) {
  const { picture, photo, work, line, onLine, middle, onMiddle, shares, onFailed } = props;
  const url = useFileUrl(photo);
  return (
    <div className={view.frame}>
      {url && <img ref={picture} className={view.drawing} src={url} alt="Your own wall" onError={onFailed} />}
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be a drawing */}
      <svg className={view.over} role="group" aria-label="Line and work on your photo">
        {shares && <PlacedWork work={work} middle={middle} shares={shares} onMiddle={onMiddle} />}
        <g className={styles.line}>
          <line className={styles.edge} {...endsOf(line)} />
          <line {...endsOf(line)} />
        </g>
        <LineEnd
          name="Left end of the line"
          at={line.start}
          onMove={(by) => onLine(({ start, end }) => ({ start: movedPoint(start, by), end }))}
        />
        <LineEnd
          name="Right end of the line"
          at={line.end}
          onMove={(by) => onLine(({ start, end }) => ({ start, end: movedPoint(end, by) }))}
        />
      </svg>
    </div>
  );
}

type PlacedWorkProps = {
  work: WorkToScale;
  middle: Point;
  shares: Size;
  onMiddle: Dispatch<SetStateAction<Point>>;
};

function PlacedWork({ work, middle, shares, onMiddle }: PlacedWorkProps) {
  const move = useMove(
    (stage) => ({ x: 1 / stage.width, y: 1 / stage.height }),
    (by) => onMiddle((was) => movedPoint(was, by)),
  );
  const place = {
    x: percent(middle.x - shares.width / 2),
    y: percent(middle.y - shares.height / 2),
    width: percent(shares.width),
    height: percent(shares.height),
  };
  return (
    <>
      <image href={work.src} preserveAspectRatio={work.isSculpture ? 'xMidYMid meet' : 'none'} {...place} />
      {/* biome-ignore lint/a11y/useSemanticElements: a button cannot be a part of a drawing */}
      <rect
        {...move}
        {...place}
        className={view.movable}
        fill="transparent"
        role="button"
        tabIndex={0}
        aria-label={`Move ${work.title} with the arrow keys`}
      />
    </>
  );
}

function endsOf({ start, end }: Line) {
  return { x1: percent(start.x), y1: percent(start.y), x2: percent(end.x), y2: percent(end.y) };
}

function percent(share: number): string {
  return `${share * 100}%`;
}

type LineEndProps = { name: string; at: Point; onMove: (by: Point) => void };

/** A ring in a larger invisible target. Arrow keys move it by one pixel on screen. */
function LineEnd({ name, at, onMove }: LineEndProps) {
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

/** Gives a file an address on this device, as long as the component shows it. */
function useFileUrl(file: File): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
