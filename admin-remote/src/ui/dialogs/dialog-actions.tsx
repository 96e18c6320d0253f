import { Button } from '@gallery/shared/ui/controls/button';
import type { ReactNode } from 'react';
import styles from './dialog-actions.module.css';

type DialogActionsProps = {
  cancel?: string;
  onClose: () => void;
  /** The button that confirms. */
  children: ReactNode;
};

/** Puts the way back first, so that nobody confirms by accident. */
export function DialogActions({ cancel = 'cancel', onClose, children }: DialogActionsProps) {
  return (
    <div className={styles.actions}>
      <Button kind="secondary" onClick={onClose}>
        {cancel}
      </Button>
      {children}
    </div>
  );
}
