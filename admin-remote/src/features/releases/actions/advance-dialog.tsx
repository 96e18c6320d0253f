import { releaseTitle } from '@gallery/shared/releases/release-title';
import { ReasonDialog } from '../../../ui/dialogs/reason-dialog';
import { ActionFacts, reachText } from '../facts/action-facts';
import { nextShare } from '../release-action';
import { type RemoteReleases, visitors } from '../release-text';
import { releaseQueries, sendCommand } from '../releases.queries';

type AdvanceDialogProps = { remote: RemoteReleases; onClose: () => void };

/** Shows the running canary to more visitors; who has it keeps it. */
export function AdvanceDialog({ remote: releases, onClose }: AdvanceDialogProps) {
  const { remote, next, canary } = releases;
  const share = nextShare(releases);
  if (!next || !canary || share === null) return null;
  const steps = canary.steps.filter((step) => step >= share);
  return (
    <ReasonDialog
      question={`Show ${releaseTitle(next)} to ${visitors(share)}?`}
      confirm={`Show to ${share} %`}
      kind="primary"
      invalidates={releaseQueries.all}
      onClose={onClose}
      act={({ reason }) =>
        sendCommand({
          action: 'canary',
          remote,
          release: next.digest,
          reason,
          ...(steps.length > 0 ? { steps } : { share }),
        })
      }
    >
      <ActionFacts
        facts={[
          ['Now', visitors(canary.share)],
          ['Then', `${visitors(share)}; who has it keeps it`],
          ['Reaches', reachText],
        ]}
      />
    </ReasonDialog>
  );
}
