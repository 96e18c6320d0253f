import { SubmitButton } from '@gallery/shared/forms';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import styles from './form-footer.module.css';

type FormFooterProps = {
  submitLabel: string;
  cancelLabel: string;
  cancelTo: string;
};

export function FormFooter({ submitLabel, cancelLabel, cancelTo }: FormFooterProps) {
  return (
    <div className={styles.foot}>
      <SubmitButton>{submitLabel}</SubmitButton>
      <ButtonLink kind="quiet" to={cancelTo}>
        {cancelLabel}
      </ButtonLink>
    </div>
  );
}
