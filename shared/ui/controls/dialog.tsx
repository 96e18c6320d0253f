import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  onClose: () => void;
  kind?: 'panel' | 'sheet';
  foot?: ReactNode;
  children: ReactNode;
};

/**
 * A modal dialog, open as long as it is rendered. The browser keeps the focus inside and gives it back; Escape and a
 * click beside the dialog close it.
 */
export function Dialog({ title, onClose, kind = 'panel', foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // Before the element goes: once it is gone, the browser has nowhere to give the focus back from.
  useLayoutEffect(() => {
    const { current: opened } = dialog;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does the same, and the browser handles it
    <dialog
      ref={dialog}
      className={`${styles.dialog} ${kind === 'sheet' ? styles.sheet : ''}`}
      aria-labelledby={heading}
      onClick={closeOnBackdrop}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles.content}>
        <header className={styles.head}>
          <h2 id={heading} className={styles.title} tabIndex={-1}>
            {title}
          </h2>
          <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
            <svg viewBox="0 0 16 16" aria-hidden="true">
              <path d="m3 3 10 10M13 3 3 13" />
            </svg>
          </button>
        </header>
        <div className={styles.body}>{children}</div>
        {foot && <footer className={styles.foot}>{foot}</footer>}
      </div>
    </dialog>
  );
}
