import { useQueryClient } from '@gallery/shared/query';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useRef } from 'react';
import styles from './second-step.module.css';
import { secondStepQueries } from './second-step.queries';

type RecoveryCodesProps = { userId: string; codes: string[]; lead: string; onClose: () => void };

/** Receives the focus, because the form that had it is gone. */
export function RecoveryCodes({ userId, codes, lead, onClose }: RecoveryCodesProps) {
  const queryClient = useQueryClient();
  const first = useRef<HTMLParagraphElement>(null);
  useEffect(() => first.current?.focus(), []);
  const close = async () => {
    await queryClient.invalidateQueries({ queryKey: secondStepQueries.one(userId).queryKey });
    onClose();
  };
  return (
    <div className={styles.steps}>
      <p ref={first} tabIndex={-1}>
        {lead} Keep these recovery codes in a safe place: each replaces a code of the app once. We show them
        only now.
      </p>
      <ul className={styles.codes} aria-label="Recovery codes">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button kind="secondary" onClick={close}>
        I have saved the codes
      </Button>
    </div>
  );
}
