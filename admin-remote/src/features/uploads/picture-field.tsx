import { imageTypes } from '@gallery/shared/contract/storage/storage';
import { UnsavedChanges, useBlockSubmit, useControl, useFieldValue } from '@gallery/shared/forms';
import { useEffect, useState } from 'react';
import { DropBox } from '../../ui/files/drop-box';
import { FileButton } from '../../ui/files/file-button';
import { SmallPicture } from '../../ui/files/small-picture';
import styles from './picture-field.module.css';
import { UploadProgress } from './upload-progress';
import { pendingMessage, type UploadState } from './upload-state';
import { useUpload } from './use-upload';

type PictureFieldProps = { alt?: string; label?: string };

/** Blocks the form until the picture is uploaded. `alt` describes the initial picture. */
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

  function start([file]: Iterable<File>) {
    if (file) upload.start(file);
  }

  return (
    <DropBox label="Image" onDrop={({ files }) => start(files)}>
      <Preview state={state} url={url} alt={alt} />
      <UploadProgress upload={upload} hasPicture={url !== ''} />
      <input type="hidden" name="img_url" value={url} />
      <FileButton
        id={id}
        label={label}
        accept={imageTypes.join(',')}
        invalid={problem !== undefined && problem !== ''}
        describedBy={`${id}-hint ${id}-error`}
        onFiles={start}
        onBlur={control.onBlur}
      />
      <p id={`${id}-error`} className={styles.error} role="alert">
        {problem}
      </p>
      <p id={`${id}-hint`} className={styles.hint}>
        png or jpeg, up to 20 MB. You can also drop a file here.
      </p>
      <UnsavedChanges under={wait} />
    </DropBox>
  );
}

type PreviewProps = { state: UploadState; url: string; alt: string };

function Preview({ state, url, alt }: PreviewProps) {
  const file = 'file' in state && (state.step !== 'done' || url !== '') ? state.file : undefined;
  const fileUrl = useFileUrl(file);
  const [measured, measure] = useState<{ of: string; width: number; height: number }>();
  const shown = file ? fileUrl : url;
  return (
    <>
      <div className={styles.mat}>
        {shown && (
          <img
            className={styles.picture}
            src={shown}
            alt={file ? `Preview of ${file.name}` : alt}
            onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
              measure({ of: shown, width, height })
            }
          />
        )}
      </div>
      {file && measured?.of === shown && <SmallPicture name={file.name} picture={measured} />}
    </>
  );
}

function useFileUrl(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!file) return;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => {
      setUrl(undefined);
      URL.revokeObjectURL(made);
    };
  }, [file]);
  return url;
}
