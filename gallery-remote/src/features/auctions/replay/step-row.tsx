import type { LotRecord, Opening, RecordEntry } from '@gallery/shared/auction/record';
import { Tick } from '@gallery/shared/brand/icons/tick';
import { secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { Price } from '@gallery/shared/ui/artwork/price';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useState } from 'react';
import { timeText } from './step-fields';
import styles from './step-row.module.css';
import { StepSentence } from './step-sentence';

export type StepState = 'past' | 'current' | 'ahead' | 'broken';

type StepRowProps = { record: LotRecord; index: number; withDay: boolean; state: StepState };

export function StepRow({ record, index, withDay, state }: StepRowProps) {
  const { entries } = record;
  const entry = entries[index];
  if (!entry) return null;
  const note = noteOf(entry, entries, index);
  const day = withDay && `${formatDay(entry.at).split(',')[0]}, `;
  return (
    <li className={`${styles.step} ${styles[state]}`} aria-current={state === 'current' ? 'step' : undefined}>
      {state === 'current' && <Tick className={styles.tick} />}
      <span className={styles.number}>{index + 1}</span>
      <span>
        <StepSentence entries={entries} index={index} />
      </span>
      <time className={styles.time} dateTime={entry.at}>
        {day}
        {secondsClockOf(entry.at)}
      </time>
      {note && <span className={styles.note}>{note}</span>}
      <StepDetails
        entry={entry}
        seq={index + 1}
        opening={record.openings.find(({ seq }) => seq === index + 1)}
      />
    </li>
  );
}

function noteOf(entry: RecordEntry, entries: RecordEntry[], index: number): string | null {
  const retraction = entries.find(
    ({ kind, fields }) => kind === 'retracted' && fields.seq === String(index + 1),
  );
  if (retraction) return `Retracted at step ${retraction.seq}.`;
  const before = entries[index - 1]?.fields.closes_at;
  const end = entry.fields.closes_at;
  if (!before || end === before) return null;
  return `Moves the end from ${timeText(before, { beside: entry.at })} to ${timeText(end, { beside: entry.at })}.`;
}

type StepDetailsProps = { entry: RecordEntry; seq: number; opening: Opening | undefined };

/** Shows the sum of a step in short. Expanded, it shows the fields, the whole sum, and the commitment. */
function StepDetails({ entry, seq, opening }: StepDetailsProps) {
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
