import { imageTypes } from '@gallery/shared/contract/storage/storage';
import { UnsavedChanges, useBlockSubmit, useControl, useFieldValue } from '@gallery/shared/forms';
import { type ChangeEvent, useEffect } from 'react';
import { DropZone } from './drop-zone';
import styles from './picture-field.module.css';
import { Preview } from './preview';
import { UploadProgress } from './upload-progress';
import { pendingMessage } from './upload-state';
import { useUpload } from './use-upload';

type PictureFieldProps = { alt?: string; label?: string };

/** Blocks the form until the shown picture is uploaded; `alt` describes the initial picture. */
export function PictureField({ alt = '', label = 'Upload Artwork Image' }: PictureFieldProps) {
  const upload = useUpload();
  const { state } = upload;
  const { id, error, control } = useControl('img_url');
  const { value, set } = useFieldValue('img_url');
  const url = String(value);
  const uploaded = state.step === 'done' ? state.url : undefined;
  const wait = pendingMessage(state);
  const problem = state.step === 'refused' ? state.message : error && (wait ?? error);
  useBlockSubmit('img_url', wait);

  useEffect(() => {
    if (uploaded) set(uploaded);
  }, [uploaded, set]);

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) upload.start(file);
    target.value = ''; // the same file again is a change, too
  }

  return (
    <DropZone onDrop={upload.start}>
      <Preview state={state} url={url} alt={alt} />
      <UploadProgress upload={upload} hasPicture={url !== ''} />
      <input type="hidden" name="img_url" value={url} />
      <label className={styles.choose}>
        <input
          id={id}
          className={styles.file}
          type="file"
          accept={imageTypes.join(',')}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          onChange={choose}
          onBlur={control.onBlur}
        />
        {label}
      </label>
      <p id={`${id}-error`} className={styles.error} role="alert">
        {problem}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        png or jpeg, up to 20 MB. You can also drop a file here.
      </p>
      <UnsavedChanges under={wait} />
    </DropZone>
  );
}
