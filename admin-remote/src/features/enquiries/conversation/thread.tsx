import { brand } from '@gallery/shared/brand';
import type { ConversationAnswer } from '@gallery/shared/contract/correspondence/conversation.schema';
import { formatTime } from '@gallery/shared/domain/clock';
import { formatDay } from '@gallery/shared/domain/time';
import { Panel, PanelBody } from '../../../ui/page/panel';
import styles from './conversation.module.css';

export function Thread({ of: { conversation, thread } }: { of: ConversationAnswer }) {
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
