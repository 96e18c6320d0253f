import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { ApiError, sendJson } from '@gallery/shared/http';
import { useEffect, useRef } from 'react';
import type { SignedInAnswer } from '../contract/account/user';
import { type SecondStepNeeded, secondStepPaths } from '../contract/log-in/second-step';
import { secondStepFormSchema } from '../contract/log-in/second-step-input.schema';

type SecondStepFormProps = {
  ticket: string;
  onSignedIn: (answer: SignedInAnswer) => unknown;
  /** The log-in starts again with the password. */
  onEnded: () => void;
};

export function SecondStepForm({ ticket, onSignedIn, onEnded }: SecondStepFormProps) {
  const box = useRef<HTMLDivElement>(null);
  // The form that had the focus is gone.
  useEffect(() => box.current?.querySelector('input')?.focus(), []);

  async function finish({ code }: { code: string }) {
    try {
      const sent = { ticket, code };
      await onSignedIn(await sendJson<SignedInAnswer>('POST', secondStepPaths.logIn, sent, { token: null }));
    } catch (error) {
      if (error instanceof ApiError && error.status === 401) onEnded();
      throw error;
    }
  }

  return (
    <div ref={box}>
      <Form
        aria-label="Second step"
        schema={secondStepFormSchema}
        initialValues={{ code: '' }}
        onSubmit={finish}
        alwaysToasts
      >
        <TextField
          name="code"
          label="Code"
          autoComplete="one-time-code"
          autoCapitalize="none"
          hint="Six digits of your authenticator app, or one of your recovery codes."
        />
        <SubmitButton wide>Continue</SubmitButton>
      </Form>
    </div>
  );
}

export function needsSecondStep(answer: SignedInAnswer | SecondStepNeeded): answer is SecondStepNeeded {
  return 'second_step' in answer;
}
