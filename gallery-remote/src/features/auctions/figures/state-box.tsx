import { Coil } from '@gallery/shared/brand/icons/coil';
import type { ReactNode, Ref } from 'react';
import styles from './state-box.module.css';
import { type DotShape, StateDot } from './state-dot';

export type StateBoxProps = {
  /** A coil turns while something is under way. */
  dot: DotShape | 'coil';
  tone?: 'plain' | 'neutral' | 'positive' | 'waiting' | 'negative';
  /** The end of a lot, in large letters. */
  kind?: 'line' | 'end' | 'sold';
  title: string;
  children?: ReactNode;
  ref?: Ref<HTMLDivElement>;
};

/** A state in words: a shape, a name and one sentence. Focus may move to it. */
export function StateBox({ dot, tone = 'plain', kind = 'line', title, children, ref }: StateBoxProps) {
  return (
    <div ref={ref} tabIndex={-1} className={`${styles.box} ${styles[tone]} ${styles[kind]}`}>
      {dot === 'coil' ? <Coil className={styles.coil} /> : <StateDot shape={dot} className={styles.dot} />}
      <p className={styles.title}>{title}</p>
      {children && <p className={styles.text}>{children}</p>}
    </div>
  );
}
