import { useEffect } from 'react';
import styles from './plain-toast.module.css';

export type PlainToastProps = { message: string; kind?: 'success' | 'error'; onEnd: () => void };

/** Comes with the first view, for when the code of the toasts cannot be loaded. */
export function PlainToast({ message, kind, onEnd }: PlainToastProps) {
  useEffect(() => {
    const timer = setTimeout(onEnd, 3000);
    return () => clearTimeout(timer);
  }, [onEnd]);
  return (
    <p className={styles.toast} role={kind === 'error' ? 'alert' : 'status'}>
      {message}
    </p>
  );
}
