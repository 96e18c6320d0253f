import type { ReleasesAnswer } from '@gallery/shared/contract/releases/releases';
import { Panel } from '../../../ui/page/panel';
import { Table } from '../../../ui/table/table';
import type { ReleaseAction } from '../release-action';
import { counted } from '../release-text';
import { AutoPromote } from './auto-promote';
import { liveColumns } from './live-columns';
import styles from './live-panel.module.css';
import { shellsOf } from './shells';

type LivePanelProps = { answer: ReleasesAnswer; onAction: (action: ReleaseAction) => void };

export function LivePanel({ answer, onAction }: LivePanelProps) {
  const { remotes, edges, auto_promote, signed, now } = answer;
  const rows = [
    { _id: 'shell', shells: shellsOf(edges) },
    ...remotes.map((remote) => ({ _id: remote.remote, remote })),
  ];
  return (
    <Panel heading="What is live where" tools={<AutoPromote on={auto_promote} />}>
      {!signed && (
        <p className={styles.note}>No team’s keys are configured: releases are taken without a signature.</p>
      )}
      <Table caption="What is live where" columns={liveColumns(now, onAction)} rows={rows} />
      {edges.length === 0 && (
        <p className={styles.note}>
          No edge has read the registry yet, so {counted(remotes.length, 'remote')} may differ from this.
        </p>
      )}
    </Panel>
  );
}
