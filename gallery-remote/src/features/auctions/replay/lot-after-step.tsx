import type { RecordEntry } from '@gallery/shared/auction/record';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { Fact } from '../../../ui/artwork-page/artwork-facts';
import styles from './lot-after-step.module.css';
import { amountIn, reserveText, timeText } from './step-fields';
import type { ReplayState } from './use-replay';

type LotAfterStepProps = { entries: RecordEntry[]; replay: ReplayState };

/** The lot as the step left it, and the controls of the replay. */
export function LotAfterStep({ entries, replay }: LotAfterStepProps) {
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
