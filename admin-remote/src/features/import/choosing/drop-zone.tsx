import { type ReactNode, useId } from 'react';
import { DropBox } from '../../../ui/files/drop-box';
import { FileButton } from '../../../ui/files/file-button';
import styles from './drop-zone.module.css';

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

/** Returns the files that were dropped, also those inside of dropped folders. */
async function droppedFiles({ items, files }: DataTransfer): Promise<File[]> {
  const entries = Array.from(items ?? []).flatMap((item) => item.webkitGetAsEntry?.() ?? []);
  if (entries.length === 0) return [...files];
  return (await Promise.all(entries.map(filesIn))).flat();
}

async function filesIn(entry: FileSystemEntry): Promise<File[]> {
  if (entry.isFile) return [await fileOf(entry as FileSystemFileEntry)];
  const reader = (entry as FileSystemDirectoryEntry).createReader();
  const found: FileSystemEntry[] = [];
  // A reader returns a part at a time, and an empty one at the end.
  for (let part = await nextPart(reader); part.length > 0; part = await nextPart(reader))
    for (const one of part) found.push(one);
  return (await Promise.all(found.map(filesIn))).flat();
}

function fileOf(entry: FileSystemFileEntry): Promise<File> {
  return new Promise((resolve, reject) => entry.file(resolve, reject));
}

function nextPart(reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> {
  return new Promise((resolve, reject) => reader.readEntries(resolve, reject));
}
