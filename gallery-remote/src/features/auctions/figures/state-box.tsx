import { Drawing } from '@gallery/shared/brand/icons/drawing';
import {
  again,
  dashed,
  full,
  half,
  overtaken,
  ring,
  StatusDot,
  struck,
  tick,
} from '@gallery/shared/ui/status-dot';
import type { ReactNode } from 'react';
import styles from '../../../ui/state-box.module.css';

const shapes = { ring, full, dashed, half, tick, overtaken, struck, again };

export type StateBoxProps = {
  /** The coil turns while something is in progress. */
  dot: keyof typeof shapes | 'coil';
  tone?: 'plain' | 'neutral' | 'positive' | 'waiting' | 'negative';
  /** 'end' shows the end of a lot in large letters. */
  kind?: 'line' | 'end' | 'sold';
  title: string;
  children?: ReactNode;
  /** Marks the state of the lot itself, which can receive the focus. */
  isMain?: boolean;
};

export function StateBox({
  dot,
  tone = 'plain',
  kind = 'line',
  title,
  children,
  isMain = false,
}: StateBoxProps) {
  return (
    <div
      {...(isMain && { id: stateId, tabIndex: -1 })}
      className={`${styles.box} ${styles[tone]} ${styles[kind]}`}
    >
      {dot === 'coil' ? (
        <Drawing motif="coil" className={styles.coil} />
      ) : (
        <StatusDot shape={shapes[dot]} className={styles.dot} />
      )}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
    </div>
  );
}

export const stateId = 'lot-state';

/** Moves the focus to the state of the lot, which says what has just happened. */
export function focusState(): void {
  document.getElementById(stateId)?.focus({ preventScroll: true });
}
