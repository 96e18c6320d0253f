import type { Activity } from '@gallery/shared/contract/people/people.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { countOf } from '@gallery/shared/domain/count-of';
import { formatNaira } from '@gallery/shared/domain/money';
import { formatDay } from '@gallery/shared/domain/time';
import {
  adminAuctionPath,
  adminConversationPath,
  adminOrdersPath,
  editArtistPath,
  editEventPath,
} from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { OrderDot } from '@gallery/shared/ui/order/order-dot';
import { full, half, ring, StatusDot, struck, tick } from '@gallery/shared/ui/status-dot';
import type { ReactNode } from 'react';
import styles from './person-activity.module.css';

export function ActivityEntry({ entry }: { entry: Activity }) {
  const { at, kind, status } = entry;
  const path = subjectPath(entry);
  const text = activityText(entry);
  return (
    <li className={styles.entry}>
      {status ? (
        <OrderDot status={status} className={styles.dot} />
      ) : (
        <StatusDot shape={shapes[kind]} className={styles.dot} />
      )}
      <span className={styles.text}>
        {path ? (
          <Link className="link" to={path}>
            {text}
          </Link>
        ) : (
          text
        )}
      </span>
      <time className={styles.time} dateTime={at}>
        {formatDay(at)}, {formatTime(at)}
      </time>
    </li>
  );
}

const shapes: Record<Activity['kind'], ReactNode> = {
  account: ring,
  order: full,
  bid: full,
  strike: struck,
  lifted: tick,
  offer: half,
  enquiry: half,
  message: half,
  letter: half,
  answer: tick,
  booking: full,
  arrival: tick,
  follow: ring,
  newsletter: ring,
  note: ring,
  reminded: tick,
};

/** Says what happened, in one line: 'Paid order 1043, Agwọlagwọ'. */
function activityText({ kind, text, number, amount, status }: Activity): string {
  const lot = `lot ${number}, ${text}`;
  const places = countOf(number ?? 0, 'place');
  const texts: Record<Activity['kind'], string> = {
    account: 'Created an account',
    order: `${orderWords[status ?? 'Pending']} order ${number}, ${text}`,
    bid: `Bid on ${lot}`,
    strike: `Did not pay ${lot}: strike`,
    lifted: `Staff lifted the strike for ${lot}`,
    offer: `Offered ${formatNaira(amount ?? 0)} for ${text}`,
    enquiry: `Asked about ${text}`,
    message: `Wrote: “${firstWords(text)}”`,
    letter: `Replied: “${firstWords(text)}”`,
    answer: `Staff answered: “${firstWords(text)}”`,
    booking: `Booked ${places}: ${text}`,
    arrival: `Came to ${text}, ${places}`,
    follow: `Followed ${text}`,
    newsletter: 'Subscribed to the newsletter',
    note: `Staff noted: “${firstWords(text)}”`,
    reminded: `Staff did: “${firstWords(text)}”`,
  };
  return texts[kind];
}

const orderWords = {
  Pending: 'Placed',
  Paid: 'Paid',
  Shipped: 'Staff shipped',
  Delivered: 'Received',
  Canceled: 'Canceled:',
  Refunded: 'Refunded:',
} as const;

/** In characters. */
const longest = 90;

function firstWords(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  return line.length <= longest ? line : `${line.slice(0, longest).replace(/\s\S*$/, '')} …`;
}

function subjectPath({ kind, subject_id: id }: Activity): string | null {
  if (!id) return null;
  if (kind === 'order') return `${adminOrdersPath}?order=${id}`;
  if (kind === 'follow') return editArtistPath(id);
  if (kind === 'booking' || kind === 'arrival') return editEventPath(id);
  if (kind === 'bid' || kind === 'strike' || kind === 'lifted') return adminAuctionPath(id);
  return adminConversationPath(id);
}
