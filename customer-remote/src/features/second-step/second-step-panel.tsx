import type { User } from '@gallery/shared/contract/account/user';
import {
  type RemoveAuthenticatorInput,
  removeAuthenticatorSchema,
  secondStepFormSchema,
} from '@gallery/shared/contract/log-in/second-step-input.schema';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatFullDay } from '@gallery/shared/domain/time';
import { Form, PasswordField, SubmitButton, TextField } from '@gallery/shared/forms';
import { useNotify } from '@gallery/shared/host';
import { useQuery, useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { RecoveryCodes } from './recovery-codes';
import styles from './second-step.module.css';
import { removeAuthenticator, renewRecoveryCodes, secondStepQueries } from './second-step.queries';
import { SetUp } from './set-up';

type NewCodes = { codes: string[]; lead: string };

/** Keeps new recovery codes above the query, whose next answer would replace the form that made them. */
export function SecondStepPanel({ user }: { user: User }) {
  const found = useQuery(secondStepQueries.one(user._id));
  const [made, setMade] = useState<NewCodes | null>(null);
  if (made) return <RecoveryCodes userId={user._id} {...made} onClose={() => setMade(null)} />;
  return (
    <Loaded of={found} skeleton={<LoadingArea className={styles.loading} />}>
      {(answer) => {
        if (!answer) return <p>This comes with the next update of the gallery. Please try again later.</p>;
        if (!answer.since)
          return <SetUp user={user} onConfirmed={(codes) => setMade({ codes, lead: addedLead })} />;
        return (
          <div className={styles.steps}>
            <p>
              Your log-in needs a code since {formatFullDay(answer.since)}. You have{' '}
              {leftText(answer.recovery_codes_left)}.
            </p>
            <RenewCodes onRenewed={(codes) => setMade({ codes, lead: renewedLead })} />
            <RemoveForm user={user} />
          </div>
        );
      }}
    </Loaded>
  );
}

const addedLead = 'Your log-in has a second step now.';
const renewedLead = 'Your earlier recovery codes do not work any more.';

const leftText = (left: number) => countOf(left, 'unused recovery code');

function RenewCodes({ onRenewed }: { onRenewed: (codes: string[]) => void }) {
  const [isOpen, setOpen] = useState(false);
  if (!isOpen)
    return (
      <Button kind="secondary" onClick={() => setOpen(true)}>
        Make new recovery codes
      </Button>
    );
  return (
    <Form
      aria-label="New recovery codes"
      schema={secondStepFormSchema}
      initialValues={{ code: '' }}
      onSubmit={async (input) => onRenewed((await renewRecoveryCodes(input)).recovery_codes)}
    >
      <TextField
        name="code"
        label="Code for new recovery codes"
        autoComplete="one-time-code"
        autoCapitalize="none"
        hint="Six digits of your app, or a recovery code. The present recovery codes then stop working."
      />
      <SubmitButton>Replace all recovery codes</SubmitButton>
    </Form>
  );
}

function RemoveForm({ user }: { user: User }) {
  const notify = useNotify();
  const queryClient = useQueryClient();

  async function remove(input: RemoveAuthenticatorInput) {
    const { message } = await removeAuthenticator(input);
    notify(message, 'success');
    await queryClient.invalidateQueries({ queryKey: secondStepQueries.one(user._id).queryKey });
  }

  return (
    <Form
      aria-label="Remove the second step"
      schema={removeAuthenticatorSchema}
      initialValues={{ current_password: '', code: '' }}
      onSubmit={remove}
    >
      {/* Names the account of the password below. */}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
      <PasswordField name="current_password" label="Current password" autoComplete="current-password" />
      <TextField
        name="code"
        label="Code"
        autoComplete="one-time-code"
        autoCapitalize="none"
        hint="Six digits of your app, or one of your recovery codes."
      />
      <SubmitButton>Remove the second step</SubmitButton>
    </Form>
  );
}
