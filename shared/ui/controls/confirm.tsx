import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Button } from './button';
import styles from './confirm.module.css';
import { Dialog } from './dialog';

type ConfirmProps = {
  /** The whole question, such as 'Do you want to delete this Artist?'. */
  question: string;
  /** The word that does it. */
  confirm?: string;
  cancel?: string;
  /** What does it looks dangerous, unless nothing is lost by it. */
  kind?: 'danger' | 'primary';
  /** While it is being done the dialog stays. */
  busy?: boolean;
  onConfirm: () => void;
  onCancel: () => void;
  /** More that is to be said or asked before. */
  children?: ReactNode;
};

/** Asks before something is lost. The way out has the focus first. */
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
