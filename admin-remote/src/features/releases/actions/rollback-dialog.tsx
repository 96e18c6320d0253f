import { remoteTitle } from '@gallery/shared/releases/release-title';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { ActionFacts, reachText } from '../facts/action-facts';
import { rollbackOf } from '../release-action';
import { formatWhen, type RemoteReleases, signedBy, visitors } from '../release-text';
import { releaseQueries, sendCommand } from '../releases.queries';

type RollbackDialogProps = { remote: RemoteReleases; onClose: () => void };

export function RollbackDialog({ remote: releases, onClose }: RollbackDialogProps) {
  const change = rollbackOf(releases);
  if (!change) return null;
  const { away, back, share } = change;
  const remote = remoteTitle(releases.remote);
  const since = formatWhen(back.since, new Date().toISOString());
  return (
    <ReasonDialog
      question={`Roll ${remote} back to ${back.version} for everyone?`}
      confirm="Roll back"
      kind="danger"
      invalidates={releaseQueries.all}
      onClose={onClose}
      act={({ reason }) =>
        sendCommand({ action: 'rollback', remote: releases.remote, release: back.digest, reason })
      }
    >
      <ActionFacts
        facts={[
          ['Goes away', `${away.version}, ${visitors(share)}`],
          ['Comes back', `${back.version}, ${signedBy(back)}, ${back.state} since ${since}`],
          ['Reaches', reachText],
        ]}
      />
    </ReasonDialog>
  );
}
