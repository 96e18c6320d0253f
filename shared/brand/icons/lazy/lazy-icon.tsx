import { useNetworkIdle } from '../../../browser/network-idle';
import styles from '../icons.module.css';

type LazyIconProps = { motif: 'night' | 'kola' | 'moon' | 'path' | 'voyage'; className: string };

/** Loads a drawing below the first view after that view, or at once without scripts. */
export function LazyIcon({ motif, className }: LazyIconProps) {
  const quiet = useNetworkIdle();
  const when = quiet ? '' : styles.lazy;
  return <span className={`${styles.drawing} ${styles[motif]} ${when} ${className}`} aria-hidden="true" />;
}
