import { StatusDot } from '@gallery/shared/ui/status-dot';
import type { ReactNode } from 'react';
import styles from '../../../ui/state-box.module.css';

type SayProps = {
  tone: 'waiting' | 'negative' | 'positive';
  dot: ReactNode;
  title: string;
  role?: 'status' | 'alert';
  children?: ReactNode;
};

export function Say({ tone, dot, title, role = 'status', children }: SayProps) {
  return (
    <div className={`${styles.box} ${styles[tone]}`} role={role}>
      <StatusDot shape={dot} className={styles.dot} />
      <b className={styles.title}>{title}</b>
      <span className={styles.text}>{children}</span>
    </div>
  );
}
