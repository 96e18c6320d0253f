import { useFormikContext } from 'formik';
import type { ReactNode } from 'react';
import { Button } from '../../ui/controls/button';
import styles from '../fields/field.module.css';

type SubmitButtonProps = {
  kind?: 'primary' | 'secondary' | 'danger';
  wide?: boolean;
  /** While the form waits for something else, so that it cannot be sent. */
  busy?: boolean;
  children: ReactNode;
};

export function SubmitButton({ kind, wide = false, busy = false, children }: SubmitButtonProps) {
  const { isSubmitting } = useFormikContext();
  return (
    <span className={`${styles.submit} ${wide ? styles.stretched : ''}`}>
      <Button
        type="submit"
        kind={kind}
        busy={isSubmitting || busy}
        // Prevents the field's blur, whose message would move the button away from the pointer.
        onMouseDown={(event) => event.preventDefault()}
      >
        {children}
      </Button>
    </span>
  );
}
