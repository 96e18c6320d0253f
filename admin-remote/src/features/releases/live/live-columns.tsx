import type { ReleasesAnswer } from '@gallery/shared/contract/releases/releases';
import { countOf } from '@gallery/shared/domain/count-of';
import { remoteTitle } from '@gallery/shared/releases/release';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import type { ReactNode } from 'react';
import type { Column } from '../../../ui/table/column';
import { MoreActions } from '../menu/more-actions';
import { nextOf, possibleActions, type ReleaseAction, rollbackOf } from '../release-action';
import { ReleaseState } from '../release-state';
import { howItCame, type RemoteReleases, versionBeside } from '../release-text';
import styles from './live-columns.module.css';

/** The shell ships with its edge, and the remotes follow the registry. */
type Row = { _id: string; shells?: Shell[]; remote?: RemoteReleases };

export function liveColumns(now: string, onAction: (action: ReleaseAction) => void): Column<Row>[] {
  return [
    {
      header: 'Remote',
      place: 'first',
      cell: ({ _id }) => <b className={styles.remote}>{remoteTitle(_id)}</b>,
    },
    {
      header: 'Live',
      place: 'second',
      long: true,
      cell: ({ shells, remote }) =>
        shells ? <ShellCell shells={shells} /> : <LiveCell of={remote} now={now} />,
    },
    {
      header: 'Next',
      place: 'foot',
      long: true,
      cell: ({ shells, remote }) =>
        shells ? (
          <span className={styles.none}>Comes with its edge</span>
        ) : (
          <NextCell of={remote} now={now} />
        ),
    },
    {
      header: 'Actions',
      place: 'last',
      numeric: true,
      cell: ({ remote }) => remote && <RemoteActions remote={remote} onAction={onAction} />,
    },
  ];
}

type CellProps = { of: RemoteReleases | undefined; now: string };

function ShellCell({ shells }: { shells: Shell[] }) {
  if (shells.length === 0) return <span className={styles.none}>Not known</span>;
  return shells.map(({ version, edges }) => (
    <ReleaseCell key={version} version={version} note={`on ${countOf(edges, 'edge')}`}>
      <ReleaseState state="live" />
    </ReleaseCell>
  ));
}

function LiveCell({ of, now }: CellProps) {
  const shown = of?.pin ?? of?.live;
  if (!shown) return <span className={styles.none}>What the remote serves</span>;
  return (
    <ReleaseCell
      version={versionBeside(shown, of && nextOf(of))}
      note={howItCame(shown, now)}
      problem={shown.problem}
    >
      {of?.pin ? <strong>Pinned</strong> : <ReleaseState state="live" />}
    </ReleaseCell>
  );
}

function NextCell({ of, now }: CellProps) {
  const next = of && nextOf(of);
  if (!next) return <span className={styles.none}>No candidate</span>;
  return (
    <ReleaseCell
      version={versionBeside(next, of.pin ?? of.live)}
      note={howItCame(next, now)}
      problem={next.problem}
    >
      <ReleaseState state={next.state} share={of.canary?.share} />
    </ReleaseCell>
  );
}

type ReleaseCellProps = { version: string; note: string; problem?: string; children: ReactNode };

function ReleaseCell({ version, note, problem, children }: ReleaseCellProps) {
  return (
    <div className={styles.release}>
      <span className={styles.version}>
        <b>{version}</b>
        {children}
      </span>
      <span className={styles.note}>{note}</span>
      {problem && <span className={styles.problem}>{problem}</span>}
    </div>
  );
}

type RemoteActionsProps = { remote: RemoteReleases; onAction: (action: ReleaseAction) => void };

function RemoteActions({ remote, onAction }: RemoteActionsProps) {
  const title = remoteTitle(remote.remote);
  const more = possibleActions(remote);
  return (
    <div className={styles.actions}>
      {rollbackOf(remote) && !remote.pin && (
        <Button kind="secondary" onClick={() => onAction({ kind: 'rollback', remote })}>
          Roll back…<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
      {remote.pin && (
        <Button kind="secondary" onClick={() => onAction({ kind: 'unpin', remote })}>
          Unpin…<VisuallyHidden> {title}</VisuallyHidden>
        </Button>
      )}
      {more.length > 0 && (
        <MoreActions kinds={more} title={title} onChoose={(kind) => onAction({ kind, remote })} />
      )}
    </div>
  );
}

type Shell = { version: string; edges: number };

export function shellsOf(edges: ReleasesAnswer['edges']): Shell[] {
  const versions = [...new Set(edges.map(({ shell }) => shell))].sort();
  return versions.map((version) => ({
    version,
    edges: edges.filter(({ shell }) => shell === version).length,
  }));
}
