import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import styles from './files.module.css';

type DropBoxProps = { label: string; onDrop: (dropped: DataTransfer) => void; children: ReactNode };

export function DropBox({ label, onDrop, children }: DropBoxProps) {
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
    onDrop(event.dataTransfer);
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw its own frame and label
    <div
      role="group"
      aria-label={label}
      className={`${styles.box} ${over ? styles.dragging : ''}`}
      onDragEnter={(event) => move(event, 1)}
      onDragLeave={(event) => move(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={take}
    >
      {children}
    </div>
  );
}
