import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { Panel } from '../../../ui/page/panel';
import styles from './page.module.css';

export function AuctionAudit({ entries }: { entries: readonly AuditEntry[] }) {
  return (
    <Panel heading="Audit">
      <ol className={styles.list}>
        {[...entries].reverse().map(({ at, by, action, from, to }) => (
          <li key={`${at} ${action} ${to}`}>
            <span>
              {action}{' '}
              {(from || to) && (
                <span className={styles.change}>{[from, to].filter(Boolean).join(' → ')}</span>
              )}
            </span>
            <span className={styles.change}>
              {by}, {formatDay(at)}, {formatTime(at)}
            </span>
          </li>
        ))}
      </ol>
    </Panel>
  );
}
