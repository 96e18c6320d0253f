import { Coil } from '../../brand/icons/coil';
import styles from './spinner.module.css';
import { VisuallyHidden } from './visually-hidden';

export function Spinner() {
  return (
    <span className={styles.spinner} role="status">
      <Coil className={styles.icon} />
      <VisuallyHidden>Loading</VisuallyHidden>
    </span>
  );
}
