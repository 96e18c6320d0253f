import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { Panel, PanelBody } from '../page/panel';
import styles from './audit-entries.module.css';
import { AuditValue } from './audit-value';

export function AuditEntries({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <ol className={styles.entries}>
      {entries.map(({ at, by, action, from, to }) => (
        <li key={`${at} ${action} ${to}`}>
          <span className={styles.action}>{action}</span>
          {(from || to) && (
            <span className={styles.change}>
              <Change from={from} to={to} />
            </span>
          )}
          <span className={styles.author}>
            {by},{' '}
            <time dateTime={at}>
              {formatDay(at)}, {formatTime(at)}
            </time>
          </span>
        </li>
      ))}
    </ol>
  );
}

export function AuditPanel({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Panel heading="Audit log">
      <PanelBody>
        {entries.length === 0 && <p className={styles.author}>No changes yet.</p>}
        <AuditEntries entries={entries} />
      </PanelBody>
    </Panel>
  );
}

function Change({ from, to }: Pick<AuditEntry, 'from' | 'to'>) {
  if (!from || !to) return <AuditValue stored={to ?? from ?? ''} />;
  return (
    <>
      from <AuditValue stored={from} /> to <AuditValue stored={to} />
    </>
  );
}
