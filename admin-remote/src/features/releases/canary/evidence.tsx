import {
  type CanaryAnswer,
  minExposures,
  minFailures,
  rollbackAlpha,
} from '@gallery/shared/contract/releases/releases';
import { PercentBar } from '../figures/percent-bar';
import styles from './evidence.module.css';

export function Evidence({ canary: { evidence, threshold } }: { canary: CanaryAnswer }) {
  const way = Math.log(Math.max(1, evidence)) / Math.log(threshold);
  const percent = Math.min(100, Math.round(way * 100));
  return (
    <section className={styles.evidence} aria-label="Evidence">
      <h3 className={styles.heading}>Evidence that it fails more often</h3>
      <PercentBar percent={percent} label={`${percent} % of the way to being taken back`} />
      <p className={styles.figure}>
        {formatEvidence(evidence)} of {threshold.toLocaleString('en')}
      </p>
      <p className={styles.hint}>
        {evidence <= 1
          ? '1 and less say nothing against the canary. '
          : `Chance would give as much in at most one of ${formatEvidence(evidence)} tries. `}
        At {threshold.toLocaleString('en')} the canary is taken back by itself, valid whenever one looks (α ={' '}
        {rollbackAlpha}), once both have {minExposures} views and {minFailures} of the canary’s have failed.
      </p>
      <p className={styles.hint}>
        Full line: live. Line with rings: canary. Hatched: where its true value lies.
      </p>
    </section>
  );
}

function formatEvidence(evidence: number): string {
  if (evidence >= 1_000_000) return 'over a million';
  return evidence.toLocaleString('en', { maximumSignificantDigits: 3 });
}
