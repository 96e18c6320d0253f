import { leastPixels } from '@gallery/shared/contract/catalogue/pictures/picture';
import type { ImportRecord, MatchedRow } from '@gallery/shared/contract/collection/imports/import';
import styles from './matched-pictures.module.css';

export function MatchedPictures({ of: { matched = [], small_pictures: small = 0 } }: { of: ImportRecord }) {
  if (matched.length === 0) return null;
  return (
    <>
      <ul className={styles.pictures} aria-label="Matched pictures">
        {matched.map((one) => (
          <Matched key={one.row} of={one} />
        ))}
      </ul>
      {small > 0 && (
        <p className={styles.small}>
          {small === 1 ? '1 picture has' : `${small} pictures have`} a side under{' '}
          {leastPixels.toLocaleString('en')} px and can look blurred. You can replace{' '}
          {small === 1 ? 'it on the page of its work' : 'them on the pages of their works'}.
        </p>
      )}
    </>
  );
}

function Matched({ of: { row, name, img_url: address, views, width, height } }: { of: MatchedRow }) {
  const isSmall = width !== null && height !== null && Math.min(width, height) < leastPixels;
  return (
    <li className={styles.one}>
      <span className={styles.bay}>
        <img src={address} alt="" loading="lazy" decoding="async" />
      </span>
      <strong>{name || `Row ${row}`}</strong>
      {isSmall ? (
        <span className={styles.small}>
          {width} × {height} px, small
        </span>
      ) : (
        <span className={styles.fact}>{views === 1 ? 'Matched' : `Matched, ${views} views`}</span>
      )}
    </li>
  );
}
