import type { Opening, RecordEntry } from '@gallery/shared/auction/record';
import { Price } from '@gallery/shared/ui/artwork/price';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useState } from 'react';
import styles from './step-details.module.css';

type StepDetailsProps = { entry: RecordEntry; seq: number; opening: Opening | undefined };

/** The sum of a step in short; open, its fields, the whole sum and what it sealed. */
export function StepDetails({ entry, seq, opening }: StepDetailsProps) {
  const [isOpen, setOpen] = useState(false);
  const { hash } = entry;
  return (
    <details className={styles.details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className={styles.summary}>
        <span aria-hidden="true">
          {hash.slice(0, 8)} … {hash.slice(-4)}
        </span>
        <VisuallyHidden>Details and fingerprint of step {seq}</VisuallyHidden>
      </summary>
      {isOpen && <Fields entry={entry} opening={opening} />}
    </details>
  );
}

function Fields({ entry: { kind, fields, hash }, opening }: Pick<StepDetailsProps, 'entry' | 'opening'>) {
  return (
    <dl className={styles.fields}>
      {opening && (
        <div>
          <dt>{kind === 'bid' ? 'Maximum' : 'Reserve'}, opened after the end</dt>
          <dd>
            <Price amount={opening.max} />
          </dd>
        </div>
      )}
      {Object.entries({ ...fields, sum: hash }).map(([name, text]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text || '–'}</dd>
        </div>
      ))}
    </dl>
  );
}
