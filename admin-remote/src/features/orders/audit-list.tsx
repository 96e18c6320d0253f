import type { AuditEntry } from '@gallery/shared/contract/fields/answer';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { Panel, PanelBody } from '../../ui/page/panel';
import styles from './audit-list.module.css';

export function AuditList({ audit }: { audit: AuditEntry[] }) {
  return (
    <Panel heading="Audit">
      <PanelBody>
        {audit.length === 0 && <p className={styles.empty}>Nobody has changed this order yet.</p>}
        <ol className={styles.list}>
          {audit.map((entry) => (
            <li key={entry.at + entry.action + entry.to} className={styles.entry}>
              <span>
                {entry.action}
                {formatChange(entry)}
              </span>
              <span className={styles.author}>
                {entry.by} · {formatDay(entry.at)}, {formatTime(entry.at)}
              </span>
            </li>
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );
}

function formatChange({ from, to }: AuditEntry): string {
  if (from && to) return `: from ${from} to ${to}`;
  return to ? `: ${to}` : '';
}
