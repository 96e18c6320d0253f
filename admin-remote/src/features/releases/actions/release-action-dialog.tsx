import { stateName } from '@gallery/shared/contract/releases/release-state';
import { standardSteps } from '@gallery/shared/contract/releases/releases';
import {
  type CanaryChoice,
  canaryChoiceSchema,
  canaryVisitors,
} from '@gallery/shared/contract/releases/releases-input.schema';
import { SelectField } from '@gallery/shared/forms';
import { releaseTitle, remoteTitle } from '@gallery/shared/releases/release';
import { ActionDialog, ReasonDialog } from '../../../ui/dialogs/action-dialog';
import { ActionFacts, ExceededGates, reachText } from '../facts/action-facts';
import { PreviewDialog } from '../preview/preview-dialog';
import { choicesOf, nextShare, type ReleaseAction, rollbackOf } from '../release-action';
import { formatWhen, type RemoteReleases, signedBy, versionsOf, visitors } from '../release-text';
import { releaseQueries, sendCommand } from '../releases.queries';
import { ChooseDialog } from './choose-dialog';
import { ReleaseField } from './release-field';
import { UnpinDialog } from './unpin-dialog';

type CanaryDialogProps = { remote: RemoteReleases; onClose: () => void };

function CanaryDialog({ remote: releases, onClose }: CanaryDialogProps) {
  const choices = choicesOf(releases, 'canary');
  return (
    <ActionDialog
      question={`Start a canary of ${remoteTitle(releases.remote)}?`}
      confirm="Start the canary"
      schema={canaryChoiceSchema}
      initialValues={{ release: choices[0]?.digest ?? '', visitors: 'steps', reason: '' }}
      fields={
        <>
          <ReleaseField choices={choices} />
          <SelectField name="visitors" label="Visitors" options={shares} />
        </>
      }
      invalidates={releaseQueries.all}
      onClose={onClose}
      act={(choice) => sendCommand(commandOf(choice, releases.remote))}
    >
      <ActionFacts
        facts={[
          [
            'Effect',
            'Some visitors get this release and keep it. On evidence of failures, it rolls back automatically.',
          ],
          ['Takes effect', reachText],
        ]}
      />
      <ExceededGates gates={releases.gates} />
    </ActionDialog>
  );
}

function commandOf({ release, visitors: chosen, reason }: CanaryChoice, remote: string) {
  const size = chosen === 'steps' ? { steps: standardSteps } : { share: Number(chosen) };
  return { action: 'canary' as const, remote, release, reason, ...size };
}

const shares = canaryVisitors.map((value) => ({
  value,
  label: value === 'steps' ? `${standardSteps.join(', ')}%, automatically` : visitors(Number(value)),
}));

type ReleaseActionDialogProps = { action: ReleaseAction; onClose: () => void };

export function ReleaseActionDialog({ action, onClose }: ReleaseActionDialogProps) {
  const { remote, digest } = action;
  switch (action.kind) {
    case 'rollback':
      return <RollbackDialog remote={remote} onClose={onClose} />;
    case 'canary':
      return <CanaryDialog remote={remote} onClose={onClose} />;
    case 'advance':
      return <AdvanceDialog remote={remote} onClose={onClose} />;
    case 'unpin':
      return <UnpinDialog remote={remote} onClose={onClose} />;
    case 'preview':
      return <PreviewDialog remotes={[remote]} onClose={onClose} />;
    default:
      return <ChooseDialog kind={action.kind} remote={remote} digest={digest} onClose={onClose} />;
  }
}

type AdvanceDialogProps = { remote: RemoteReleases; onClose: () => void };

/** Shows the running canary to more visitors. Visitors who have it keep it. */
function AdvanceDialog({ remote: releases, onClose }: AdvanceDialogProps) {
  const { remote, next, canary } = releases;
  const share = nextShare(releases);
  if (!next || !canary || share === null) return null;
  const steps = canary.steps.filter((step) => step >= share);
  return (
    <ReasonDialog
      question={`Promote ${releaseTitle(next)} to ${visitors(share)}?`}
      confirm={`Promote to ${share}%`}
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
          ['Then', `${visitors(share)}. Visitors who have it keep it.`],
          ['Takes effect', reachText],
        ]}
      />
    </ReasonDialog>
  );
}

type RollbackDialogProps = { remote: RemoteReleases; onClose: () => void };

function RollbackDialog({ remote: releases, onClose }: RollbackDialogProps) {
  const change = rollbackOf(releases);
  if (!change) return null;
  const { away, back, share } = change;
  const remote = remoteTitle(releases.remote);
  const [goes, comes] = versionsOf([away, back]);
  const since = formatWhen(back.since, new Date().toISOString());
  return (
    <ReasonDialog
      question={`Roll ${remote} back to ${comes} for everyone?`}
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
          ['Removed', `${goes}, ${visitors(share)}`],
          ['Restored', `${comes}, ${signedBy(back)}, ${stateName(back.state)} since ${since}`],
          ['Takes effect', reachText],
        ]}
      />
    </ReasonDialog>
  );
}
