import { useEffect } from 'react';
import styles from './plain-toast.module.css';

export type PlainToastProps = { message: string; kind?: 'success' | 'error'; onEnd: () => void };

/** A message in passing for where the toasts' own code could not be had: it comes with the first view. */
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
