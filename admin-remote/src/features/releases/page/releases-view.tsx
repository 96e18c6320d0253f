import { type ReleasesAnswer, remoteNames } from '@gallery/shared/contract/releases/releases';
import { useQuery } from '@gallery/shared/query';
import { releaseTitle, remoteTitle } from '@gallery/shared/releases/release';
import { useState } from 'react';
import { SelectFilter, useFilter } from '../../../ui/filters/filters';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { TablePanel } from '../../../ui/table/table-panel';
import { ReleaseActionDialog } from '../actions/release-action-dialog';
import { AuditPanel } from '../audit/audit-panel';
import { CanaryPanel } from '../canary/canary-panel';
import { RolledBackPanel } from '../canary/rolled-back-panel';
import { FigureTable } from '../figures/figure-table';
import { ErrorsPanel } from '../health/errors-panel';
import { vitalColumns } from '../health/vital-columns';
import { vitalRowsOf } from '../health/vital-rows';
import { LivePanel } from '../live/live-panel';
import { nextOf, type ReleaseAction } from '../release-action';
import type { RemoteReleases } from '../release-text';
import { releaseQueries } from '../releases.queries';
import styles from './releases-view.module.css';

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
              <RolledBackPanel key={remote.remote} remote={remote} release={last} />
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

function VitalsPanel() {
  const vitals = useQuery(releaseQueries.vitals());
  const [remote] = useFilter('vitals');
  return (
    <TablePanel
      of={vitals}
      rows={(answer) => vitalRowsOf(answer).filter((row) => !remote || row.remote === remote)}
      columns={vitalColumns}
      caption="Web vitals by release and route"
      heading="Web vitals, 75th percentile, 24 hours"
      empty="No vitals were counted in 24 hours"
      filters={['vitals']}
      tools={
        <SelectFilter
          name="vitals"
          label="Remote"
          all="All remotes"
          options={remoteNames.map((value) => ({ value, label: remoteTitle(value) }))}
        />
      }
    />
  );
}

function GatesPanel({ remote: { next, live, gates } }: { remote: RemoteReleases }) {
  if (!next || gates.length === 0) return null;
  const exceeded = gates.some((gate) => gate.exceeded);
  return (
    <Panel heading={`Gates of ${releaseTitle(next)}`}>
      <PanelBody>
        <FigureTable
          caption={`Gates of ${releaseTitle(next)}`}
          headers={['Gate', live?.version ?? 'Live', `${next.version}`, 'Change']}
          rows={gates.map((gate) => [
            gate.name,
            gate.live,
            gate.candidate,
            gate.exceeded ? `${gate.change} exceeded`.trim() : gate.change,
          ])}
        />
        <p className={exceeded ? styles.exceeded : styles.hint}>
          {exceeded
            ? 'A gate is exceeded: a promotion needs a reason and is never automatic.'
            : 'More than 5% above live needs a reason.'}
        </p>
      </PanelBody>
    </Panel>
  );
}
