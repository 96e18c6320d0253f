import { brand } from '@gallery/shared/brand';
import type { ConversationAnswer } from '@gallery/shared/contract/correspondence/conversation.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { adminPersonPath } from '@gallery/shared/paths/admin-paths';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { Panel, PanelBody, TwoColumns } from '../../../ui/page/panel';
import { AnswerForm } from './answer-form';
import styles from './conversation.module.css';
import { ConversationState } from './conversation-state';

export function ConversationView({ of }: { of: ConversationAnswer }) {
  return (
    <TwoColumns
      main={
        <>
          <Thread of={of} />
          <AnswerForm of={of} />
        </>
      }
      side={
        <>
          <ConversationState of={of} />
          <SenderPanel of={of} />
        </>
      }
    />
  );
}

function Thread({ of: { conversation, thread } }: { of: ConversationAnswer }) {
  const { name, email, text, sent_at } = conversation;
  return (
    <Panel heading="Letters">
      <PanelBody>
        <ol className={styles.letters}>
          <Letter by={name} at={sent_at} text={text || brand.enquiryMessage} />
          {thread.map(({ _id, from_gallery: ours, by, text: letter, at }) => (
            <Letter key={_id} ours={ours} by={ours ? by : senderOf(by)} at={at} text={letter} />
          ))}
        </ol>
      </PanelBody>
    </Panel>
  );

  /** A forwarded mail gives its reader the reply address. */
  function senderOf(address: string): string {
    return address.toLowerCase() === email.toLowerCase() ? name : `${address} (not ${name}’s address)`;
  }
}

type LetterProps = { ours?: boolean; by: string; at: string; text: string };

function Letter({ ours = false, by, at, text }: LetterProps) {
  return (
    <li className={ours ? styles.ours : styles.letter}>
      <p className={styles.by}>
        <strong>{by}</strong>
        {ours && ` for ${brand.name}`}
        <time className={styles.time} dateTime={at}>
          {formatDay(at)}, {formatTime(at)}
        </time>
      </p>
      <p className={styles.text} dir="auto">
        {text}
      </p>
    </li>
  );
}

function SenderPanel({ of: { conversation } }: { of: ConversationAnswer }) {
  const { name, email, phone, work, work_id, person_id } = conversation;
  return (
    <Panel heading="From">
      <PanelBody>
        <div className={styles.sender}>
          {person_id ? (
            <Link className="link" to={adminPersonPath(person_id)}>
              {name}
            </Link>
          ) : (
            <span>{name}</span>
          )}
          {name !== email && <EmailAddress>{email}</EmailAddress>}
          {phone && <PhoneNumber>{phone}</PhoneNumber>}
          {work && (
            <span>
              About{' '}
              {work_id ? (
                <Link className="link" to={artworkPath(work_id)}>
                  {work}
                </Link>
              ) : (
                work
              )}
            </span>
          )}
        </div>
      </PanelBody>
    </Panel>
  );
}
