import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './button';
import styles from './confirm.module.css';
import { Dialog } from './dialog';

type ConfirmProps = {
  question: string;
  confirm?: string;
  cancel?: string;
  kind?: 'danger' | 'primary';
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  children?: ReactNode;
};

export function Confirm(props: ConfirmProps) {
  const { question, confirm = 'delete', cancel = 'cancel', kind = 'danger', busy = false, children } = props;
  const cancelButton = useRef<HTMLButtonElement>(null);
  useLayoutEffect(() => cancelButton.current?.focus(), []);

  function onCancel() {
    if (!busy) props.onCancel();
  }

  return (
    <Dialog title={question} onClose={onCancel}>
      {children}
      <div className={styles.actions}>
        <Button ref={cancelButton} kind="secondary" onClick={onCancel}>
          {cancel}
        </Button>
        <Button kind={kind} busy={busy} onClick={props.onConfirm}>
          {confirm}
        </Button>
      </div>
    </Dialog>
  );
}
