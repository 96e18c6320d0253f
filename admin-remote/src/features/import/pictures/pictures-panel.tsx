import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { DropZone } from '../choosing/drop-zone';
import styles from '../import.module.css';
import { MatchedPictures } from './matched-pictures';
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
                {missing === 1 ? '1 new work has no picture.' : `${missing} new works have no picture.`} The
                import leaves such rows out until their pictures are here.
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
