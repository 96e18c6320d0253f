import { SubmitButton } from '@gallery/shared/forms';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import styles from './form-footer.module.css';

type FormFooterProps = {
  /** The word of the button that sends. */
  submitLabel: string;
  /** The word of the way out, and where it leads. */
  cancelLabel: string;
  cancelTo: string;
};

/** The end of a long form: what sends it, and the way out. */
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
