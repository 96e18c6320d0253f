import type { ConversationAnswer } from '@gallery/shared/contract/correspondence/conversation.schema';
import { adminPersonPath } from '@gallery/shared/paths/admin-paths';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { Panel, PanelBody } from '../../../ui/page/panel';
import styles from './conversation.module.css';

export function SenderPanel({ of: { conversation } }: { of: ConversationAnswer }) {
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
