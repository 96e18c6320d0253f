import type { ReleasesAnswer } from '@gallery/shared/contract/releases/releases';
import { useState } from 'react';
import { ReleaseActionDialog } from '../actions/release-action-dialog';
import { AuditPanel } from '../audit/audit-panel';
import { CanaryPanel } from '../canary/canary-panel';
import { TakenBackPanel } from '../canary/taken-back-panel';
import { GatesPanel } from '../figures/gates-panel';
import { ErrorsPanel } from '../health/errors-panel';
import { VitalsPanel } from '../health/vitals-panel';
import { LivePanel } from '../live/live-panel';
import { nextOf, type ReleaseAction } from '../release-action';
import styles from './releases-view.module.css';

/** What is live where, what is tried and how it does, and what can be done about it. */
export function ReleasesView({ answer }: { answer: ReleasesAnswer }) {
  const [action, setAction] = useState<ReleaseAction | null>(null);
  const { remotes } = answer;
  return (
    <>
      <LivePanel answer={answer} onAction={setAction} />
      {remotes.map(
        (remote) => remote.canary && <CanaryPanel key={remote.remote} remote={remote} onAction={setAction} />,
      )}
      <div className={styles.columns}>
        {remotes.map((remote) => {
          const last = nextOf(remote);
          return (
            last?.state === 'withdrawn' && (
              <TakenBackPanel key={remote.remote} remote={remote} release={last} />
            )
          );
        })}
        {remotes.map((remote) => (
          <GatesPanel key={remote.remote} remote={remote} />
        ))}
      </div>
      <ErrorsPanel />
      <VitalsPanel />
      <AuditPanel />
      {action && <ReleaseActionDialog action={action} onClose={() => setAction(null)} />}
    </>
  );
}
