import { codeResendSeconds } from '@gallery/shared/contract/account/user';
import { guestCodeDigits } from '@gallery/shared/contract/guests/guest';
import { type GuestForm, typedCodeSchema } from '@gallery/shared/contract/guests/guest-input.schema';
import { CodeField, Form, SubmitButton } from '@gallery/shared/forms';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef, useState } from 'react';
import styles from './guest.module.css';
import { confirmGuest, requestCode } from './guest-calls';

type CodeFormProps = {
  guest: GuestForm;
  /** The id of the request for the latest code. */
  request: string;
  onRequest: (request: string) => void;
  onBack?: () => void;
  onConfirmed?: () => void;
};

export function CodeForm({ guest, request, onRequest, onBack, onConfirmed }: CodeFormProps) {
  const fields = useRef<HTMLDivElement>(null);
  useEffect(() => fields.current?.querySelector('input')?.focus(), []);
  const isEarly = useIsEarly(request);
  const again = useAction({
    mutationFn: async () => {
      const { message, request: next } = await requestCode(guest.email);
      onRequest(next);
      return { message };
    },
  });
  return (
    <Form
      aria-label="Confirm your email address"
      schema={typedCodeSchema}
      initialValues={{ code: '' }}
      onSubmit={confirm}
    >
      <p role="status">
        We have sent a code to <b className={styles.address}>{guest.email}</b>. It is good for 15 minutes.
      </p>
      <div ref={fields}>
        <CodeField name="code" label="Code" digits={guestCodeDigits} />
      </div>
      <SubmitButton wide>Confirm</SubmitButton>
      <div className={styles.more}>
        <Button kind="quiet" busy={again.isPending} aria-disabled={isEarly} onClick={send}>
          Send a new code
        </Button>
        {onBack && (
          <Button kind="quiet" onClick={onBack}>
            Use another address
          </Button>
        )}
      </div>
    </Form>
  );

  async function confirm({ code }: { code: string }) {
    await confirmGuest(guest, request, code);
    onConfirmed?.();
  }

  function send() {
    if (!isEarly) again.mutate();
  }
}

/** True for half a minute after each code. */
function useIsEarly(request: string): boolean {
  const [ready, setReady] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setReady(request), codeResendSeconds * 1000);
    return () => clearTimeout(timer);
  }, [request]);
  return ready !== request;
}
