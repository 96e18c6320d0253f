import type { LandingPlace, PlaceName } from '@gallery/shared/contract/landing/landing';
import { dateTimeOf, wallClockOf } from '@gallery/shared/domain/clock';
import { artistName } from '@gallery/shared/domain/names';
import { homePath } from '@gallery/shared/paths/gallery-paths';
import { ArtworkPicture } from '@gallery/shared/ui/artwork/artwork-picture';
import { useId } from 'react';
import { Panel, PanelBody } from '../../ui/page/panel';
import styles from './landing-preview.module.css';

type LandingPreviewProps = { places: readonly LandingPlace[]; at: string; onAt: (at: string) => void };

export function LandingPreview({ places, at, onAt }: LandingPreviewProps) {
  const id = useId();
  const work = (name: PlaceName) => <Work of={places.find(({ place }) => place === name)} />;
  return (
    <Panel
      heading="Preview"
      tools={
        <a className="link" href={homePath} target="_blank" rel="noreferrer">
          Open the page
        </a>
      }
    >
      <PanelBody>
        <div className={styles.preview}>
          <label className={styles.label} htmlFor={id}>
            The page at
            <input
              id={id}
              className={styles.control}
              type="datetime-local"
              max="9999-12-31T23:59"
              value={wallClockOf(at)}
              onChange={({ target }) => onAt(dateTimeOf(target.value))}
            />
          </label>
          <div className={styles.hero}>
            <p className={styles.welcome}>Welcome to the world of ART</p>
            {work('hero')}
          </div>
          <div className={`on-night ${styles.night}`}>
            {work('unveiled')}
            <p className={styles.title}>Art Un-veiled</p>
          </div>
          <div className={styles.hero}>
            <p className={styles.title}>AUCTION</p>
            {work('auction')}
          </div>
          <div className={`on-night ${styles.night}`}>
            {work('log-in')}
            <p className={styles.title}>Log In</p>
          </div>
        </div>
      </PanelBody>
    </Panel>
  );
}

function Work({ of }: { of: LandingPlace | undefined }) {
  if (!of?.shown)
    return <p className={styles.none}>{of?.place === 'auction' ? 'The lots decide' : 'No work'}</p>;
  return (
    <figure className={styles.work}>
      <ArtworkPicture work={of.shown} sizes="12rem" />
      <figcaption className={styles.caption}>
        {of.shown.name_of_artwork}
        <span className={styles.artist}>{artistName(of.shown.artist_id)}</span>
      </figcaption>
    </figure>
  );
}
