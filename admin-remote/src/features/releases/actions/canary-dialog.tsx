import {
  type CanaryChoice,
  canaryChoiceSchema,
  canaryVisitors,
} from '@gallery/shared/contract/releases/canary-choice.schema';
import { standardSteps } from '@gallery/shared/contract/releases/releases';
import { SelectField } from '@gallery/shared/forms';
import { remoteTitle } from '@gallery/shared/releases/release-title';
import { ActionDialog } from '../../../ui/dialogs/action-dialog';
import { ActionFacts, reachText } from '../facts/action-facts';
import { ExceededGates } from '../facts/exceeded-gates';
import { choicesOf } from '../release-action';
import { type RemoteReleases, visitors } from '../release-text';
import { releaseQueries, sendCommand } from '../releases.queries';
import { ReleaseField } from './release-field';

type CanaryDialogProps = { remote: RemoteReleases; onClose: () => void };

export function CanaryDialog({ remote: releases, onClose }: CanaryDialogProps) {
  const choices = choicesOf(releases, 'canary');
  return (
    <ActionDialog
      question={`Try a release of ${remoteTitle(releases.remote)} on a few?`}
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
          ['Effect', 'Some visitors get it, each always the same. It rolls back by itself on evidence.'],
          ['Reaches', reachText],
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
  label: value === 'steps' ? `${standardSteps.join(', ')} %, by itself` : visitors(Number(value)),
}));
