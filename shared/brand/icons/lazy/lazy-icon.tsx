import { useNetworkIdle } from '../../../browser/network-idle';
import styles from '../icons.module.css';

type LazyIconProps = { motif: 'night' | 'kola' | 'moon' | 'path' | 'voyage'; className: string };

/** A drawing below the first view: its file is asked for after that, and at once where no script runs. */
export function LazyIcon({ motif, className }: LazyIconProps) {
  const quiet = useNetworkIdle();
  const when = quiet ? '' : styles.later;
  return <span className={`${styles.drawing} ${styles[motif]} ${when} ${className}`} aria-hidden="true" />;
}
