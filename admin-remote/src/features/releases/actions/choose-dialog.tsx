import { releaseCommandSchema } from '@gallery/shared/contract/releases/releases-input.schema';
import { remoteTitle } from '@gallery/shared/releases/release';
import { ActionDialog } from '../../../ui/dialogs/action-dialog';
import { ActionFacts, ExceededGates, reachText } from '../facts/action-facts';
import { choicesOf } from '../release-action';
import type { RemoteReleases } from '../release-text';
import { releaseQueries, sendCommand } from '../releases.queries';
import { ReleaseField } from './release-field';

type ChooseDialogProps = {
  kind: 'promote' | 'pin';
  remote: RemoteReleases;
  digest?: string;
  onClose: () => void;
};

export function ChooseDialog({ kind, remote: releases, digest, onClose }: ChooseDialogProps) {
  const { question, confirm, effect } = texts[kind];
  const choices = choicesOf(releases, kind);
  const first = choices.find((one) => one.digest === digest) ?? choices[0];
  return (
    <ActionDialog
      question={question(remoteTitle(releases.remote))}
      confirm={confirm}
      schema={choiceSchema}
      initialValues={{ release: first?.digest ?? '', reason: '' }}
      fields={<ReleaseField choices={choices} />}
      invalidates={releaseQueries.all}
      onClose={onClose}
      act={(choice) => sendCommand({ action: kind, remote: releases.remote, ...choice })}
    >
      <ActionFacts
        facts={[
          ['Effect', effect],
          ['Takes effect', reachText],
        ]}
      />
      {kind === 'promote' && <ExceededGates gates={releases.gates} />}
    </ActionDialog>
  );
}

const choiceSchema = releaseCommandSchema.pick(['release', 'reason']);

const texts = {
  promote: {
    question: (remote: string) => `Promote a release of ${remote} to all?`,
    confirm: 'Promote to all',
    effect: 'All visitors get this release. A running canary ends.',
  },
  pin: {
    question: (remote: string) => `Pin a release of ${remote}?`,
    confirm: 'Pin',
    effect:
      'All visitors get this release until you unpin it, even during a canary. The live release stays the same.',
  },
};
