import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import type { ComponentProps, ReactNode } from 'react';
import { Sender } from '../../../ui/page/sender';
import styles from './subject.module.css';

type SubjectProps<Data> = {
  of: ComponentProps<typeof Loaded<Data>>['of'];
  children: (data: Data) => ReactNode;
};

export function Subject<Data>({ of, children }: SubjectProps<Data>) {
  return (
    <Loaded of={of} skeleton={<LoadingArea className={styles.loading} />}>
      {(data) => <div className={styles.text}>{children(data)}</div>}
    </Loaded>
  );
}

export function From({ lines }: { lines: string[] }) {
  return (
    <Sender>
      {lines.filter(Boolean).map((line) => (
        <span key={line} className={styles.line}>
          {line}
        </span>
      ))}
    </Sender>
  );
}

export function Reply({ to, subject }: { to: string; subject: string }) {
  return (
    <a className={`link ${styles.reply}`} href={`mailto:${to}?subject=${encodeURIComponent(subject)}`}>
      Reply
    </a>
  );
}
