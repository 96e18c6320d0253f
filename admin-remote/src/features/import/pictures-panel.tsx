import type { ImportRecord } from '@gallery/shared/contract/collection/imports/import';
import { Panel, PanelBody } from '../../ui/page/panel';
import { DropZone } from './choosing/drop-zone';
import styles from './import.module.css';
import { type PictureUploads, type UploadPicture, usePictureUploads } from './use-picture-uploads';

export function PicturesPanel({ of, upload }: { of: ImportRecord; upload: UploadPicture }) {
  const { uploads, start } = usePictureUploads(of._id, upload);
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
              if (!uploads.isRunning) void start(files);
            }}
          >
            <Progress of={uploads} />
          </DropZone>
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

function Progress({ of: { total, sent, isRunning, unknown, known, failed } }: { of: PictureUploads }) {
  return (
    <>
      {total > 0 && <progress className={styles.progress} aria-label="Pictures" max={total} value={sent} />}
      <p role="status">
        {total > 0 && `${sent} of ${total} pictures uploaded. `}
        {isRunning && 'Keep this page open. '}
        {known > 0 && `${known} were not needed. `}
        {unknown.length > 0 && `${unknown.length} fit no row. Rename them like the inventory number. `}
        {failed.length > 0 && `${failed.length} failed. Choose them again.`}
      </p>
      {unknown.length + failed.length > 0 && (
        <ul className={styles.list}>
          {failed.map(({ name, message }) => (
            <li key={name}>
              {name}: {message}
            </li>
          ))}
          {unknown.slice(0, shown).map((name) => (
            <li key={name}>{name}: fits no row</li>
          ))}
        </ul>
      )}
    </>
  );
}

const shown = 50;
