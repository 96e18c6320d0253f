import { type ChangeEvent, type DragEvent, type ReactNode, useId, useRef, useState } from 'react';
import styles from './drop-zone.module.css';
import { droppedFiles } from './dropped-files';

type DropZoneProps = {
  /** Names the button. */
  label: string;
  hint: string;
  accept: string;
  multiple?: boolean;
  problem?: string;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
};

/** Takes files that staff drop, and those that they choose with the keyboard. */
export function DropZone({ label, hint, accept, multiple, problem, onFiles, children }: DropZoneProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  /** The pointer enters a child before it leaves the box. */
  const depth = useRef(0);

  function move(event: DragEvent, by: number) {
    event.preventDefault();
    depth.current += by;
    setOver(depth.current > 0);
  }

  async function take(event: DragEvent) {
    move(event, -depth.current);
    const files = await droppedFiles(event.dataTransfer);
    if (files.length > 0) onFiles(files);
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])];
    target.value = ''; // choosing the same file again must also fire a change
    if (files.length > 0) onFiles(files);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and label
    <div
      role="group"
      aria-label="Drop zone"
      className={`${styles.zone} ${over ? styles.dragging : ''}`}
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={take}
    >
      <label className={styles.choose}>
        <input
          className={styles.file}
          type="file"
          accept={accept}
          multiple={multiple}
          aria-invalid={problem ? true : undefined}
          aria-describedby={`${id}-hint ${id}-problem`}
          onChange={choose}
        />
        {label}
      </label>
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
      {children}
    </div>
  );
}
