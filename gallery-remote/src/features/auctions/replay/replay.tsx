import type { LotRecord } from '@gallery/shared/auction/record';
import { formatDate } from '@gallery/shared/domain/time';
import { type ReactNode, useId } from 'react';
import { LotAfterStep } from './lot-after-step';
import styles from './replay.module.css';
import { StepRow, type StepState } from './step-row';
import { useReplay } from './use-replay';

type ReplayProps = {
  record: LotRecord;
  brokenAt: number | null;
  /** What stands beside the steps; `show` moves the replay to a step. */
  aside: (show: (seq: number) => void) => ReactNode;
};

/** The steps of a record, and the lot after each. */
export function Replay({ record, brokenAt, aside }: ReplayProps) {
  const heading = useId();
  const { entries } = record;
  // What a broken chain says after the break is not replayed.
  const replay = useReplay(brokenAt === null ? entries.length : brokenAt - 1);
  const days = [...new Set(entries.map(({ at }) => formatDate(at)))];
  return (
    <div className={styles.columns}>
      <section aria-labelledby={heading}>
        <h2 id={heading} className={styles.heading}>
          Step by step
        </h2>
        <ol className={styles.steps}>
          {entries.map(({ seq, hash }, index) => (
            <StepRow
              key={`${seq} ${hash}`}
              record={record}
              index={index}
              withDay={days.length > 1}
              state={stateOf(index + 1, replay.step, brokenAt)}
            />
          ))}
        </ol>
        <p className={styles.note}>
          Lagos time, by the gallery’s clock{days.length === 1 && `, ${days[0]}`}. Open a step to see its
          details and full fingerprint.
        </p>
      </section>
      <div className={styles.side}>
        <LotAfterStep entries={entries} replay={replay} />
        {aside(replay.show)}
      </div>
    </div>
  );
}

function stateOf(seq: number, shown: number, brokenAt: number | null): StepState {
  if (brokenAt !== null && seq >= brokenAt) return 'broken';
  if (seq === shown) return 'current';
  return seq < shown ? 'past' : 'ahead';
}
