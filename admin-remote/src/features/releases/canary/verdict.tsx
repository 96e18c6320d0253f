import { type CanaryAnswer, minExposures } from '@gallery/shared/contract/releases/releases';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatWhen } from '../release-text';
import styles from './verdict.module.css';

type VerdictProps = { canary: CanaryAnswer };

export function Verdict({ canary }: VerdictProps) {
  const [first, last] = [canary.points[0], canary.points.at(-1)];
  const [tried, live] = [last?.candidate.views ?? 0, last?.live.views ?? 0];
  const names = { tried: canary.release?.version ?? 'the canary', live: canary.live?.version ?? 'live' };
  return (
    <div className={styles.verdict}>
      <p className={styles.sentence}>{verdictOf(canary)}</p>
      <span className={styles.views}>
        {countOf(tried, 'view')} with {names.tried}, {live.toLocaleString('en')} with {names.live}
        {first && last && `, since ${formatWhen(first.at, last.at)}`}.
      </span>
    </div>
  );
}

function verdictOf({ points, evidence, threshold }: CanaryAnswer): string {
  const last = points.at(-1);
  if (evidence >= threshold) return 'It fails more often than live, and was rolled back.';
  if (!last || Math.min(last.live.views, last.candidate.views) < minExposures)
    return 'Too few views to judge yet.';
  if (last.live.rate < last.candidate.low) return 'It fails more often than live.';
  return evidence ** 2 >= threshold ? 'It may fail more often than live.' : 'No worse than live so far.';
}
