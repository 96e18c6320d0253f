import { leastPixels } from '@gallery/shared/contract/catalogue/pictures/picture';
import type { ImportRecord, MatchedRow } from '@gallery/shared/contract/collection/imports/import';
import { countOf } from '@gallery/shared/domain/count-of';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { DropZone } from '../choosing/drop-zone';
import styles from '../import.module.css';
import { UploadProgress } from './upload-progress';
import { type UploadPicture, usePictureUploads } from './use-picture-uploads';

export function PicturesPanel({ of, upload }: { of: ImportRecord; upload: UploadPicture }) {
  const { uploads, start, pause, resume, retry } = usePictureUploads(of._id, upload);
  const { without_picture: missing } = of.rows;
  return (
    <Panel heading="Pictures" tools={<span className={styles.hint}>{of.pictures} uploaded</span>}>
      <PanelBody>
        <div className={styles.column}>
          <DropZone
            label="Choose pictures"
            hint="png or jpeg, up to 20 MB each. You can also drop a folder here. NW-001.jpg, NW-001_2.jpg, and NW-001-back.jpg belong to NW-001."
            accept="image/png,image/jpeg"
            multiple
            problem={uploads.problem}
            onFiles={(files) => {
              if (uploads.step !== 'running') void start(files);
            }}
          >
            <UploadProgress
              of={uploads}
              onPause={pause}
              onResume={() => void resume()}
              onRetry={() => void retry()}
            />
          </DropZone>
          <MatchedPictures of={of} />
          {missing > 0 && (
            <div>
              <p>
                {countOf(missing, 'new work has no picture.', 'new works have no picture.')} The import leaves
                such rows out until their pictures are here.
              </p>
              <Missing works={of.missing ?? []} count={missing} />
            </div>
          )}
        </div>
      </PanelBody>
    </Panel>
  );
}

function Missing({ works, count }: { works: NonNullable<ImportRecord['missing']>; count: number }) {
  if (works.length === 0) return null;
  return (
    <details>
      <summary>{works.length < count ? `See the first ${works.length}` : `See all ${count}`}</summary>
      <ul className={styles.list}>
        {works.map(({ row, name }) => (
          <li key={row}>
            Row {row}: {name}
          </li>
        ))}
      </ul>
    </details>
  );
}

function MatchedPictures({ of: { matched = [], small_pictures: small = 0 } }: { of: ImportRecord }) {
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
          {countOf(small, 'picture has', 'pictures have')} a side under {leastPixels.toLocaleString('en')} px
          and can look blurred. You can replace{' '}
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
