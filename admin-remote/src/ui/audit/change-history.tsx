import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import { AuditEntries } from './audit-entries';
import styles from './change-history.module.css';

export function ChangeHistory({ entries }: { entries: AuditEntry[] }) {
  if (entries.length === 0) return null;
  return (
    <section className={styles.audit} aria-labelledby={headingId}>
      <h2 id={headingId} className={styles.heading}>
        History
      </h2>
      <AuditEntries entries={entries} />
    </section>
  );
}

const headingId = 'change-history';
