import { type ReactNode, useId } from 'react';
import { DropBox } from '../../../ui/files/drop-box';
import { FileButton } from '../../../ui/files/file-button';
import styles from './drop-zone.module.css';
import { droppedFiles } from './dropped-files';

type DropZoneProps = {
  label: string;
  hint: string;
  accept: string;
  multiple?: boolean;
  problem?: string;
  onFiles: (files: File[]) => void;
  children?: ReactNode;
};

export function DropZone({ label, hint, accept, multiple, problem, onFiles, children }: DropZoneProps) {
  const id = useId();

  async function take(dropped: DataTransfer) {
    const files = await droppedFiles(dropped);
    if (files.length > 0) onFiles(files);
  }

  return (
    <DropBox label="Drop zone" onDrop={(dropped) => void take(dropped)}>
      <FileButton
        label={label}
        accept={accept}
        multiple={multiple}
        invalid={problem !== undefined}
        describedBy={`${id}-hint ${id}-problem`}
        onFiles={onFiles}
      />
      <p id={`${id}-hint`} className={styles.hint}>
        {hint}
      </p>
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
      {children}
    </DropBox>
  );
}
