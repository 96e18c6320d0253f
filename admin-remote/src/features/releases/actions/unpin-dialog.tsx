import { remoteTitle } from '@gallery/shared/releases/release';
import { ReasonDialog } from '../../../ui/dialogs/action-dialog';
import { ActionFacts, reachText } from '../facts/action-facts';
import type { RemoteReleases } from '../release-text';
import { releaseQueries, sendCommand } from '../releases.queries';

type UnpinDialogProps = { remote: RemoteReleases; onClose: () => void };

export function UnpinDialog({ remote: { remote, pin, live }, onClose }: UnpinDialogProps) {
  if (!pin) return null;
  return (
    <ReasonDialog
      question={`Unpin ${remoteTitle(remote)} ${pin.version}?`}
      confirm="Unpin"
      kind="primary"
      invalidates={releaseQueries.all}
      onClose={onClose}
      act={({ reason }) => sendCommand({ action: 'unpin', remote, reason })}
    >
      <ActionFacts
        facts={[
          ['Removed', `${pin.version}, pinned`],
          ['Restored', live ? `${live.version}, live` : 'What the remote serves'],
          ['Takes effect', reachText],
        ]}
      />
    </ReasonDialog>
  );
}
