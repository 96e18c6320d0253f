import { Button } from '@gallery/shared/ui/controls/button';
import { useLayoutEffect, useRef, useState } from 'react';
import view from '../room-view.module.css';
import { type Line, leastLinePixels, lengthOf, type Point, sharesOf, usualLine } from '../scale/line-scale';
import type { Size } from '../scale/wall-scale';
import type { WorkToScale } from '../scale/work-to-scale';
import { ChoosePhoto } from './choose-photo';
import { LineForm } from './line-form';
import styles from './own-wall.module.css';
import { PhotoStage } from './photo-stage';

type OwnWallProps = { work: WorkToScale; photo: File; onPhoto: (photo: File) => void; onBack: () => void };

/** The size holds until the visitor sets it again, so that a line can be moved aside. */
export function OwnWall({ work, photo, onPhoto, onBack }: OwnWallProps) {
  const [line, setLine] = useState<Line>(usualLine);
  const [middle, setMiddle] = useState<Point>({ x: 0.5, y: 0.35 });
  const [shares, setShares] = useState<Size>();
  const [failed, setFailed] = useState(false);
  const picture = useRef<HTMLImageElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  useLayoutEffect(() => heading.current?.focus(), []);

  /** Returns what is wrong, if anything. */
  function setSize(centimeters: number): string | null {
    if (!picture.current) return unreadable;
    const shown = picture.current.getBoundingClientRect();
    if (lengthOf(line, shown) < leastLinePixels) return 'Draw a longer line.';
    setShares(sharesOf(work.size, line, centimeters, shown));
    return null;
  }

  return (
    <div className={view.layout}>
      <div className={`${view.see} ${view.stage}`}>
        {failed ? (
          <p className={styles.failed} role="alert">
            {unreadable}
          </p>
        ) : (
          <PhotoStage
            picture={picture}
            photo={photo}
            work={work}
            line={line}
            onLine={setLine}
            middle={middle}
            onMiddle={setMiddle}
            shares={shares}
            onFailed={() => setFailed(true)}
          />
        )}
      </div>
      <div className={view.settings}>
        <h3 ref={heading} tabIndex={-1} className={view.title}>
          On your own wall
        </h3>
        <ol className={styles.steps}>
          <li>
            <b>Photo.</b> {photo.name} stays on your device.
          </li>
          <li>
            <b>Draw a line along something of known length.</b> Drag either end, or use the arrow keys.
          </li>
          <li>
            <b>Place the work.</b> Drag it where you like, or use the arrow keys.
          </li>
        </ol>
        <LineForm title={work.title} onLength={setSize} />
        <ChoosePhoto onPhoto={onPhoto}>Choose another photo</ChoosePhoto>
        <Button kind="secondary" onClick={onBack}>
          Show the rooms
        </Button>
      </div>
    </div>
  );
}

const unreadable = 'The browser cannot show this file. Choose a photo in JPEG or PNG format.';
