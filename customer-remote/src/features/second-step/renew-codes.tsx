import { secondStepFormSchema } from '@gallery/shared/contract/log-in/second-step-input.schema';
import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { renewRecoveryCodes } from './second-step.queries';

export function RenewCodes({ onRenewed }: { onRenewed: (codes: string[]) => void }) {
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
