import { SubmitButton } from '@gallery/shared/forms';
import { useLocation } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { useMay } from '../access/access';
import { abilitiesOf } from '../access/page-abilities';
import styles from './form-footer.module.css';

type FormFooterProps = {
  submitLabel: string;
  cancelLabel: string;
  cancelTo: string;
};

export function FormFooter({ submitLabel, cancelLabel, cancelTo }: FormFooterProps) {
  const { opens, changes = opens } = abilitiesOf(useLocation().pathname);
  const mayChange = useMay(changes);
  return (
    <div className={styles.foot}>
      {mayChange && <SubmitButton>{submitLabel}</SubmitButton>}
      <ButtonLink kind="quiet" to={cancelTo}>
        {cancelLabel}
      </ButtonLink>
    </div>
  );
}
