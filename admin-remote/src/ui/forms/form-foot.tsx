import { SubmitButton } from '@gallery/shared/forms';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import styles from './form-foot.module.css';

type FormFootProps = {
  /** The word of the button that sends. */
  submit: string;
  /** The word of the way out, and where it leads. */
  leave: string;
  to: string;
};

/** The end of a long form: what sends it, and the way out. */
export function FormFoot({ submit, leave, to }: FormFootProps) {
  return (
    <div className={styles.foot}>
      <SubmitButton>{submit}</SubmitButton>
      <ButtonLink kind="quiet" to={to}>
        {leave}
      </ButtonLink>
    </div>
  );
}
