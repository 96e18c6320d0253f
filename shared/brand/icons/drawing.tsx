import { useNetworkIdle } from '../../browser/first-view';
import styles from './icons.module.css';

type DrawingProps<Motif> = { motif: Motif; className?: string };

type EarlyMotif = 'coil' | 'divider' | 'empty' | 'hero';
type LateMotif = 'kola' | 'moon' | 'night' | 'path' | 'voyage';

export function Drawing({ motif, className = '' }: DrawingProps<EarlyMotif | LateMotif>) {
  return <span className={`${styles.drawing} ${styles[motif]} ${className}`} aria-hidden="true" />;
}

/** A drawing below the first view, which loads after that view, or at once without scripts. */
export function LateDrawing({ motif, className = '' }: DrawingProps<LateMotif>) {
  const when = useNetworkIdle() ? '' : styles.lazy;
  return <Drawing motif={motif} className={`${when} ${className}`} />;
}
