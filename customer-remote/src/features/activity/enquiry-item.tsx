import type { OwnEnquiry } from '@gallery/shared/contract/account/account';
import { formatDay } from '@gallery/shared/domain/time';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { WrappingText } from '@gallery/shared/ui/page/wrapping-text';
import styles from './activity.module.css';

export function EnquiryItem({ enquiry: { at, work, work_id, text, done } }: { enquiry: OwnEnquiry }) {
  return (
    <li className={styles.item}>
      <div className={styles.words}>
        {work && work_id ? (
          <Link className={styles.title} to={artworkPath(work_id)}>
            {work}
          </Link>
        ) : (
          <span className={styles.title}>{work ?? 'A message to the gallery'}</span>
        )}
        <p className={styles.text}>
          <WrappingText>{text ?? 'You asked about its availability and its price.'}</WrappingText>
        </p>
      </div>
      <div className={styles.state}>
        <p>{done ? 'Answered' : 'Received. We reply by email.'}</p>
        <time className={styles.quiet} dateTime={at}>
          {formatDay(at)}
        </time>
      </div>
    </li>
  );
}
