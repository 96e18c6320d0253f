import { type MouseEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import styles from './dialog.module.css';

type DialogProps = {
  title: string;
  onClose: () => void;
  kind?: 'panel' | 'sheet' | 'wide';
  foot?: ReactNode;
  children: ReactNode;
};

export function Dialog({ title, onClose, kind = 'panel', foot, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const heading = useId();

  // A layout effect, because the browser cannot restore the focus after the element is gone.
  useLayoutEffect(() => {
    const { current: opened } = dialog;
    opened?.showModal();
    return () => opened?.close();
  }, []);

  function closeOnBackdrop(event: MouseEvent) {
    if (event.target === dialog.current) onClose();
  }

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser closes the dialog on Escape
    <dialog
      ref={dialog}
      className={kind === 'panel' ? styles.dialog : `${styles.dialog} ${styles[kind]}`}
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
