import type { LotRecord, RecordEntry } from '@gallery/shared/auction/record';
import { formatDate } from '@gallery/shared/domain/time';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { Fact } from '../../../ui/artwork-page/artwork-facts';
import styles from './replay.module.css';
import { amountIn, reserveText, timeText } from './step-fields';
import { StepRow, type StepState } from './step-row';

const stepMs = 1_200;

type ReplayState = ReturnType<typeof useReplay>;

/** Shows the last step first, and one after another while it plays. */
function useReplay(last: number) {
  const [chosen, setStep] = useState(last);
  const [playing, setPlaying] = useState(false);
  const step = Math.min(chosen, last);
  const isPlaying = playing && step < last;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setStep(step + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, step]);

  function show(seq: number) {
    setPlaying(false);
    setStep(Math.min(Math.max(seq, 1), last));
  }

  function togglePlay() {
    setPlaying(!isPlaying);
    if (step >= last) setStep(1);
  }

  return { step, last, isPlaying, show, togglePlay };
}

type ReplayProps = {
  record: LotRecord;
  brokenAt: number | null;
  /** The content beside the steps. `show` moves the replay to a step. */
  aside: (show: (seq: number) => void) => ReactNode;
};

export function Replay({ record, brokenAt, aside }: ReplayProps) {
  const heading = useId();
  const { entries } = record;
  // A broken chain proves nothing after the break, so the replay stops there.
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

type LotAfterStepProps = { entries: RecordEntry[]; replay: ReplayState };

function LotAfterStep({ entries, replay }: LotAfterStepProps) {
  const { step, last, isPlaying, show, togglePlay } = replay;
  const entry = entries[step - 1];
  if (!entry) return null;
  return (
    <section className={styles.now} aria-label="Replay">
      <div className={styles.state} aria-live={isPlaying ? 'off' : 'polite'}>
        <h2 className={styles.title}>
          After step {step} of {entries.length}
        </h2>
        <State entry={entry} />
      </div>
      <div className={styles.player}>
        <Button kind="secondary" aria-disabled={step === 1} onClick={() => show(step - 1)}>
          Back
        </Button>
        <Button aria-disabled={step === last} onClick={() => show(step + 1)}>
          Next step
        </Button>
        <Button kind="secondary" onClick={togglePlay}>
          {isPlaying ? 'Pause' : 'Play'}
        </Button>
      </div>
    </section>
  );
}

function State({ entry: { kind, fields, at } }: { entry: RecordEntry }) {
  const price = amountIn(fields.price);
  return (
    <dl className={styles.facts}>
      <Fact
        name="Price"
        value={
          price ? (
            <b className={styles.price}>
              <Price amount={price} />
            </b>
          ) : (
            'No bid'
          )
        }
      />
      <Fact name="Leads" value={fields.leader ? `Bidder ${fields.leader}` : 'Nobody'} />
      <Fact name="Reserve" value={reserveText({ kind, fields })} />
      <Fact name="Ends" value={timeText(fields.closes_at, { beside: at })} />
    </dl>
  );
}
