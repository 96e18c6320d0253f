import type { DoorGuest } from '@gallery/shared/contract/programme/door/door.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { Button } from '@gallery/shared/ui/controls/button';
import { StatusDot, struck, tick } from '@gallery/shared/ui/status-dot';
import { useState } from 'react';
import { placesText } from '../scan-words';
import styles from './guest-list.module.css';

type GuestRowProps = { guest: DoorGuest; onLetIn: (guest: DoorGuest, places: number) => Promise<void> };

export function GuestRow({ guest, onLetIn }: GuestRowProps) {
  const { name, places, arrived, code, status, check_ins } = guest;
  const last = check_ins.at(-1);
  const part = arrived > 0 && arrived < places && last ? `, ${arrived} arrived ${formatTime(last.at)}` : '';
  return (
    <li className={styles.guest}>
      <span className={styles.who}>
        <strong>{name}</strong>
        <span className={styles.facts}>
          {placesText(places)}
          {part} · {code}
        </span>
      </span>
      {status !== 'confirmed' && (
        <span className={styles.refused}>
          <StatusDot shape={struck} className={styles.dot} />
          {status === 'canceled' ? 'Canceled' : 'Waiting'}
        </span>
      )}
      {status === 'confirmed' && arrived === places && last && (
        <span className={styles.in}>
          <StatusDot shape={tick} className={styles.dot} />
          Arrived {formatTime(last.at)}
        </span>
      )}
      {status === 'confirmed' && arrived < places && (
        <LetIn
          key={arrived}
          name={name}
          left={places - arrived}
          first={arrived === 0}
          onLetIn={(count) => onLetIn(guest, count)}
        />
      )}
    </li>
  );
}

type LetInProps = { name: string; left: number; first: boolean; onLetIn: (places: number) => Promise<void> };

function LetIn({ name, left, first, onLetIn }: LetInProps) {
  const [count, setCount] = useState(left);
  const [busy, setBusy] = useState(false);

  async function letIn() {
    setBusy(true);
    await onLetIn(count);
    setBusy(false);
  }

  return (
    <span className={styles.do}>
      {left > 1 && (
        <fieldset className={styles.count} aria-label={`Guests with ${name}`}>
          <button
            type="button"
            aria-label="One fewer"
            disabled={count === 1}
            onClick={() => setCount(count - 1)}
          >
            −
          </button>
          <output>{count}</output>
          <button
            type="button"
            aria-label="One more"
            disabled={count === left}
            onClick={() => setCount(count + 1)}
          >
            +
          </button>
        </fieldset>
      )}
      <Button kind="secondary" busy={busy} aria-label={`Let in ${name}`} onClick={() => void letIn()}>
        {first ? 'Let in' : `Let ${count} more in`}
      </Button>
    </span>
  );
}
