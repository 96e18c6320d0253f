import { maxTicket } from '@gallery/shared/contract/programme/door/door';
import type { DoorGuest, DoorList } from '@gallery/shared/contract/programme/door/door.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { countOf } from '@gallery/shared/domain/count-of';
import { Button } from '@gallery/shared/ui/controls/button';
import control from '@gallery/shared/ui/controls/control.module.css';
import { type FormEvent, useState } from 'react';
import styles from './door-view.module.css';
import { countGuests, guestsOfDay } from './guests-of-day';
import { Camera } from './parts/camera';
import codeForm from './parts/code-form.module.css';
import { GuestList } from './parts/guest-list';
import { ScanResult } from './parts/scan-result';
import { useDoor } from './use-door';

export function DoorView({ event, known }: { event: string; known: DoorList }) {
  const { list, waiting, offlineSince, shown, checkIn, undo, close } = useDoor(event, known);
  const guests = guestsOfDay(list, list.read_at);
  const letIn = (guest: DoorGuest, places: number) => checkIn(guest._id, { places });
  return (
    <div className={styles.door}>
      <div className={styles.scan}>
        <Count guests={guests} capacity={list.event.capacity} />
        {(offlineSince || waiting.length > 0) && (
          <p className={styles.offline} role="status">
            {offlineSince && <strong>No network since {formatTime(offlineSince)}. </strong>}
            Carry on, and keep this page open: {keptText(waiting.length)} and sent when the network is back.
            Another door could admit the same guest.
          </p>
        )}
        <Camera onCode={checkIn} />
        {shown && (
          <ScanResult
            shown={shown}
            onLetIn={(ticket, reason) => void checkIn(ticket, { anyway: true, reason })}
            onUndo={(scan) => void undo(scan)}
            onClose={close}
          />
        )}
        <CodeForm onCode={(code) => void checkIn(code)} />
      </div>
      <GuestList guests={guests} readAt={list.read_at} onLetIn={letIn} />
    </div>
  );
}

const keptText = (count: number) =>
  countOf(count, 'scan is saved on this phone', 'scans are saved on this phone');

function Count({ guests, capacity }: { guests: readonly DoorGuest[]; capacity: number }) {
  const { booked, arrived } = countGuests(guests);
  const free = Math.max(capacity - booked, 0);
  return (
    <div className={styles.counts}>
      <p role="status">
        <strong className={styles.number}>{arrived}</strong> arrived
      </p>
      <p className={styles.quiet}>
        of {booked} booked · {countOf(free, 'place')} free
      </p>
      <progress className={styles.progress} value={arrived} max={Math.max(booked, 1)} aria-label="Arrived" />
    </div>
  );
}

/** For guests whose QR code the camera cannot read. */
function CodeForm({ onCode }: { onCode: (code: string) => void }) {
  const [code, setCode] = useState('');

  function submit(event: FormEvent) {
    event.preventDefault();
    onCode(code);
    setCode('');
  }

  return (
    <form className={codeForm.form} onSubmit={submit}>
      <label className={codeForm.label} htmlFor={inputId}>
        Short code
      </label>
      <input
        id={inputId}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        className={`${control.control} ${codeForm.input}`}
        maxLength={maxTicket}
        required
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
      />
      <Button kind="secondary" type="submit">
        Check in
      </Button>
    </form>
  );
}

const inputId = 'door-code';
