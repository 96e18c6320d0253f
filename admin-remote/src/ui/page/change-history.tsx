import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import styles from './change-history.module.css';

export function ChangeHistory({ entries }: { entries: AuditEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.audit} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        History
      </h2>
      <ol className={styles.entries}>
        {entries.map(({ at, by, action, from, to }) => (
          <li key={`${at} ${action} ${to}`}>
            <span className={styles.action}>{action}</span>
            {(from || to) && <span className={styles.change}>{[from, to].filter(Boolean).join(' → ')}</span>}
            <span className={styles.author}>
              {by},{' '}
              <time dateTime={at}>
                {formatDay(at)}, {formatTime(at)}
              </time>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const headingId = 'change-history';
