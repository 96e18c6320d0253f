import type { ReleasesAnswer } from '@gallery/shared/contract/releases/releases';
import { countOf } from '@gallery/shared/domain/count-of';
import { useState } from 'react';
import { ReasonDialog } from '../../../ui/dialogs/action-dialog';
import checkbox from '../../../ui/forms/checkbox-field.module.css';
import { Panel } from '../../../ui/page/panel';
import { Table } from '../../../ui/table/table';
import type { ReleaseAction } from '../release-action';
import { releaseQueries, setAutoPromote } from '../releases.queries';
import { liveColumns, shellsOf } from './live-columns';
import styles from './live-panel.module.css';

function AutoPromote({ on }: { on: boolean }) {
  const [asked, setAsked] = useState<boolean | null>(null);
  return (
    <>
      <label className={checkbox.check}>
        <input
          className={checkbox.box}
          type="checkbox"
          checked={on}
          onChange={({ target }) => setAsked(target.checked)}
        />
        Promote signed releases that pass the gates
      </label>
      {asked !== null && (
        <ReasonDialog
          question={asked ? 'Promote releases automatically?' : 'Stop promoting releases automatically?'}
          confirm={asked ? 'Switch on' : 'Switch off'}
          kind="primary"
          invalidates={releaseQueries.all}
          onClose={() => setAsked(null)}
          act={({ reason }) => setAutoPromote({ on: asked, reason })}
        >
          <p>{asked ? onText : offText}</p>
        </ReasonDialog>
      )}
    </>
  );
}

const onText = 'A signed release goes live at once if it passes the gates.';
const offText = 'A new release stays a candidate until somebody promotes it here.';

type LivePanelProps = { answer: ReleasesAnswer; onAction: (action: ReleaseAction) => void };

export function LivePanel({ answer, onAction }: LivePanelProps) {
  const { remotes, edges, auto_promote, signed, now } = answer;
  const rows = [
    { _id: 'shell', shells: shellsOf(edges) },
    ...remotes.map((remote) => ({ _id: remote.remote, remote })),
  ];
  return (
    <Panel heading="What is live" tools={<AutoPromote on={auto_promote} />}>
      {!signed && <p className={styles.note}>No team has a key: the registry accepts unsigned releases.</p>}
      <Table caption="What is live" columns={liveColumns(now, onAction)} rows={rows} />
      {edges.length === 0 && (
        <p className={styles.note}>
          No edge has read the registry yet, so {countOf(remotes.length, 'remote')} may differ from this.
        </p>
      )}
    </Panel>
  );
}
