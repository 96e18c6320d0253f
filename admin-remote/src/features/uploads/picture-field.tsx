import { imageTypes } from '@gallery/shared/contract/storage/storage';
import { UnsavedChanges, useBlockSubmit, useControl, useFieldValue } from '@gallery/shared/forms';
import { type ChangeEvent, type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
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

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const [file] = target.files ?? [];
    if (file) upload.start(file);
    target.value = ''; // choosing the same file again must also fire a change
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

function DropZone({ onDrop, children }: { onDrop: (file: File) => void; children: ReactNode }) {
  const [over, setOver] = useState(false);
  /** The pointer enters a child before it leaves the box. */
  const depth = useRef(0);

  function move(event: DragEvent, by: number) {
    event.preventDefault();
    depth.current += by;
    setOver(depth.current > 0);
  }

  function take(event: DragEvent) {
    move(event, -depth.current);
    const [file] = event.dataTransfer.files;
    if (file) onDrop(file);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and label
    <div
      role="group"
      aria-label="Image"
      className={`${styles.zone} ${over ? styles.dragging : ''}`}
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={take}
    >
      {children}
    </div>
  );
}

type PreviewProps = { state: UploadState; url: string; alt: string };

function Preview({ state, url, alt }: PreviewProps) {
  const file = 'file' in state && (state.step !== 'done' || url !== '') ? state.file : undefined;
  const fileUrl = useFileUrl(file);
  const shown = file ? fileUrl : url;
  return (
    <div className={styles.mat}>
      {shown && <img className={styles.picture} src={shown} alt={file ? `Preview of ${file.name}` : alt} />}
    </div>
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
