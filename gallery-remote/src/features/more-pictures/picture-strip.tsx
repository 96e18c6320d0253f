import type { ListedArtwork } from '@gallery/shared/contract/catalogue/artwork';
import { pictureKindLabels } from '@gallery/shared/contract/catalogue/pictures/work-pictures';
import type { WorkPicture } from '@gallery/shared/contract/catalogue/pictures/work-pictures.schema';
import { type KeyboardEvent, useRef } from 'react';
import styles from './picture-strip.module.css';
import { SeenPicture } from './seen-picture';
import { Thumbnail } from './thumbnail';

type PictureStripProps = {
  work: ListedArtwork;
  pictures: WorkPicture[];
  seen: string | null;
  /** The work with the seen picture. */
  shown: ListedArtwork;
  onSee: (id: string | null) => void;
};

export function PictureStrip({ work, pictures, seen, shown, onSee }: PictureStripProps) {
  const strip = useRef<HTMLUListElement>(null);
  const main = { id: null, label: 'Whole work', of: work };
  const all = [main, ...pictures.map((of) => ({ id: of._id, label: pictureKindLabels[of.kind], of }))];
  const index = Math.max(
    all.findIndex(({ id }) => id === seen),
    0,
  );
  const nameAt = (at: number) => `${all[at]?.label}, ${at + 1} of ${all.length}`;

  function move(event: KeyboardEvent) {
    const target = keyTargets(index, all.length - 1)[event.key];
    const next = target === undefined ? undefined : all[target];
    if (target === undefined || !next) return;
    event.preventDefault();
    onSee(next.id);
    strip.current?.querySelectorAll('button')[target]?.focus();
  }

  return (
    <>
      {index > 0 && <SeenPicture key={seen} work={shown} />}
      <div className={styles.pictures}>
        <ul ref={strip} className={styles.strip} aria-label="Pictures of the work" onKeyDown={move}>
          {all.map(({ id, of }, at) => (
            <li key={id ?? 'main'}>
              <Thumbnail of={of} name={nameAt(at)} isSeen={at === index} onSee={() => onSee(id)} />
            </li>
          ))}
        </ul>
        <p className={styles.caption} aria-hidden="true">
          {nameAt(index)}
        </p>
      </div>
    </>
  );
}

function keyTargets(index: number, last: number): Record<string, number> {
  const [before, after] = [Math.max(index - 1, 0), Math.min(index + 1, last)];
  return { ArrowLeft: before, ArrowUp: before, ArrowRight: after, ArrowDown: after, Home: 0, End: last };
}
