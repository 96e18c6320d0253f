import { formatDay, formatTime } from '@gallery/shared/format/dates';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { StatusDot } from '@gallery/shared/ui/order/status-dot';
import { EmailAddress } from '@gallery/shared/ui/page/email-address';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { type Letter, replyTo } from './message';
import styles from './message-item.module.css';

type LetterItemProps = { letter: Letter; busy: boolean; onMark: () => void };

/** Who wrote, about what, and what is to be done with it. */
export function LetterItem({ letter, busy, onMark }: LetterItemProps) {
  const { name, text, at, done } = letter;
  return (
    <article className={styles.letter} aria-label={name} tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <State done={done} />
        <time className={styles.time} dateTime={at}>
          {formatDay(at)}, {formatTime(at)}
        </time>
      </div>
      <Sender letter={letter} />
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        <a className={styles.reply} href={replyTo(letter)}>
          Reply<VisuallyHidden> to {name}</VisuallyHidden>
        </a>
        <Button kind="secondary" busy={busy} onClick={onMark}>
          {done ? 'Open again' : 'Mark as done'}
        </Button>
      </div>
    </article>
  );
}

function State({ done }: { done: boolean }) {
  return (
    <span className={done ? styles.done : styles.open}>
      <StatusDot status={done ? 'Delivered' : 'Pending'} className={styles.dot} />
      {done ? 'Done' : 'Open'}
    </span>
  );
}

function Sender({ letter: { name, email, phone, subject, workPath } }: { letter: Letter }) {
  return (
    <p className={styles.sender}>
      {subject && <span>About {workPath ? <Work path={workPath} title={subject} /> : subject}</span>}
      {name !== email && (
        <span>
          <EmailAddress>{email}</EmailAddress>
        </span>
      )}
      {phone && <PhoneNumber>{phone}</PhoneNumber>}
    </p>
  );
}

function Work({ path, title }: { path: string; title: string }) {
  return (
    <Link className="link" to={path}>
      {title}
    </Link>
  );
}
