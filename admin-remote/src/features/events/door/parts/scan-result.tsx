import { maxReason } from '@gallery/shared/contract/programme/door/door';
import { formatTime } from '@gallery/shared/domain/clock';
import { countOf } from '@gallery/shared/domain/count-of';
import { Button } from '@gallery/shared/ui/controls/button';
import control from '@gallery/shared/ui/controls/control.module.css';
import { again, half, overtaken, StatusDot, struck, tick } from '@gallery/shared/ui/status-dot';
import { type FormEvent, type ReactNode, useId, useState } from 'react';
import { checkedInText, scanWords } from '../scan-words';
import type { Shown } from '../use-door';
import codeForm from './code-form.module.css';
import styles from './scan-result.module.css';

type ScanResultProps = {
  shown: Shown;
  onLetIn: (ticket: string, reason?: string) => void;
  onUndo: (scan: string) => void;
  onClose: () => void;
};

export function ScanResult({ shown, onLetIn, onUndo, onClose }: ScanResultProps) {
  if (shown.kind === 'sent') return <Sent of={shown} />;
  const { result, kept, ticket } = shown;
  const { outcome, guest, scan } = result;
  const isKeptUnknown = kept && !guest;
  const words = isKeptUnknown
    ? { title: 'Not on this phone’s list', detail: 'Look for the name in the list.' }
    : scanWords(result);
  const { tone, shape } = kept ? looks.kept : looks[outcome];
  const mayEnter = outcome === 'again' || outcome === 'other-day';
  return (
    <Result tone={tone} shape={shape} title={words.title}>
      <p>
        <strong className={styles.who}>
          {guest?.name ?? result.other_event?.name ?? (isKeptUnknown ? `Code ${ticket}` : '')}
        </strong>
        {words.detail}
      </p>
      {kept && <p>Saved on this phone. The gallery checks it when the network is back.</p>}
      {outcome === 'unknown' && result.other_event && (
        <LetInForm key={scan} onLetIn={(reason) => onLetIn(ticket, reason)} />
      )}
      <div className={styles.actions}>
        {mayEnter && (
          <Button kind="secondary" onClick={() => onLetIn(ticket)}>
            Let in anyway
          </Button>
        )}
        {outcome === 'welcome' || kept ? (
          <Button kind="quiet" onClick={() => onUndo(scan)}>
            Undo check-in
          </Button>
        ) : (
          <Button kind="quiet" onClick={onClose}>
            Next
          </Button>
        )}
      </div>
    </Result>
  );
}

const refused = { tone: 'no', shape: struck };
const looks = {
  welcome: { tone: 'ok', shape: tick },
  kept: { tone: 'kept', shape: half },
  again: { tone: 'no', shape: overtaken },
  canceled: refused,
  waiting: refused,
  'other-day': refused,
  unknown: refused,
} as const;

function Sent({ of: { at, count, twice } }: { of: Extract<Shown, { kind: 'sent' }> }) {
  return (
    <Result tone="plain" shape={again} title="Scans sent">
      <p>
        <strong className={styles.who}>Back online at {formatTime(at)}</strong>
        {countOf(count, 'scan sent.', 'scans sent.')}
      </p>
      {twice.map((result) => (
        <p key={result.scan}>
          {result.guest?.name ?? result.other_event?.name ?? `Code ${result.ticket}`}: {lateText(result)}
        </p>
      ))}
    </Result>
  );
}

/** This phone had already let the guest in. */
function lateText(result: Parameters<typeof scanWords>[0]): string {
  const first = result.guest?.check_ins[0];
  if (result.outcome === 'again' && first) return `admitted twice. ${checkedInText(first)} first.`;
  return scanWords(result).detail;
}

type ResultProps = { tone: string; shape: ReactNode; title: string; children: ReactNode };

function Result({ tone, shape, title, children }: ResultProps) {
  return (
    <section className={`${styles.result} ${styles[tone]}`} role="alert">
      <h2 className={styles.title}>
        <StatusDot shape={shape} className={styles.dot} />
        {title}
      </h2>
      {children}
    </section>
  );
}

/** For guests with a ticket of another event. The audit keeps the reason. */
function LetInForm({ onLetIn }: { onLetIn: (reason: string) => void }) {
  const [reason, setReason] = useState('');
  const id = useId();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim()) onLetIn(reason.trim());
  }

  return (
    <form className={codeForm.form} onSubmit={submit}>
      <label className={codeForm.label} htmlFor={id}>
        Reason to let them in
      </label>
      <input
        id={id}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
        className={`${control.control} ${codeForm.input}`}
        maxLength={maxReason}
        required
        autoComplete="off"
      />
      <Button kind="secondary" type="submit">
        Let in anyway
      </Button>
    </form>
  );
}
