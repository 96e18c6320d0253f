import { useEffect, useRef } from 'react';
import styles from './box.module.css';

type BoxProps = { label: string; checked: boolean; some?: boolean; onChange: () => void; className?: string };

/** A box that selects a row or a card. `some` shows that a part of the list is selected. */
export function Box({ label, checked, some = false, onChange, className = '' }: BoxProps) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = some;
  }, [some]);
  return (
    <label className={`${styles.target} ${className}`}>
      <input
        ref={box}
        className={styles.box}
        type="checkbox"
        aria-label={label}
        checked={checked}
        onChange={onChange}
      />
    </label>
  );
}
