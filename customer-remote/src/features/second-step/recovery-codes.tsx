import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef } from 'react';
import styles from './second-step.module.css';
import { secondStepQueries } from './second-step.queries';

/** Receives the focus, because the form that had it is gone. */
export function RecoveryCodes({ userId, codes }: { userId: string; codes: string[] }) {
  const queryClient = useQueryClient();
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const close = () => queryClient.invalidateQueries({ queryKey: secondStepQueries.one(userId).queryKey });
  return (
    <div className={styles.steps}>
      <p ref={first} tabIndex={-1}>
        Your log-in has a second step now. Keep these recovery codes in a safe place: each replaces a code of
        the app once. We show them only now.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button kind="secondary" onClick={() => void close()}>
        I have saved the codes
      </Button>
    </div>
  );
}
