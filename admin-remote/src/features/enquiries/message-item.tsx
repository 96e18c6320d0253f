import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { type InboxMessage, replyLink } from './message';
import styles from './message-item.module.css';

type MessageItemProps = { message: InboxMessage; busy: boolean; onMark: () => void };

export function MessageItem({ message, busy, onMark }: MessageItemProps) {
  const { name, text, at, done } = message;
  return (
    <article className={styles.message} aria-label={name} tabIndex={-1}>
      <div className={styles.head}>
        <h2 className={styles.name}>{name}</h2>
        <State done={done} />
        <time className={styles.time} dateTime={at}>
          {formatDay(at)}, {formatTime(at)}
        </time>
      </div>
      <Sender message={message} />
      {text && <p className={styles.text}>{text}</p>}
      <div className={styles.actions}>
        <a className={styles.reply} href={replyLink(message)}>
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
      <OrderDot status={done ? 'Delivered' : 'Pending'} className={styles.dot} />
      {done ? 'Done' : 'Open'}
    </span>
  );
}

function Sender({ message: { name, email, phone, subject, workPath } }: { message: InboxMessage }) {
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
