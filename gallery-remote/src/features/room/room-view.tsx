import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { useState } from 'react';
import { OwnWall } from './photo/own-wall';
import styles from './room-view.module.css';
import { workToScale } from './scale/work-to-scale';
import { WallView } from './wall/wall-view';

/** The visitor's photograph stays in the memory of this page. */
export function RoomView({ work }: { work: Artwork }) {
  const [photo, setPhoto] = useState<File>();
  const shown = workToScale(work);
  return (
    <div className={styles.view}>
      {photo ? (
        <OwnWall
          key={`${photo.name} ${photo.lastModified}`}
          work={shown}
          photo={photo}
          onPhoto={setPhoto}
          onBack={() => setPhoto(undefined)}
        />
      ) : (
        <WallView work={shown} onPhoto={setPhoto} />
      )}
    </div>
  );
}
