import type { PersonAnswer } from '@gallery/shared/contract/people/people.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { Panel, PanelBody } from '../../ui/page/panel';
import { EndSessions } from './end-sessions';
import styles from './person-page.module.css';

export function PersonContact({ person }: { person: PersonAnswer['person'] }) {
  const { _id, name, email, phone, address, has_account, email_confirmed, since } = person;
  return (
    <Panel heading="Contact">
      <PanelBody>
        <dl className={styles.facts}>
          <dt>Email</dt>
          <dd>
            <a className="link" href={`mailto:${encodeURIComponent(email)}`}>
              <EmailAddress>{email}</EmailAddress>
            </a>
          </dd>
          <dt>Phone</dt>
          <dd>{phone ? <PhoneNumber>{phone}</PhoneNumber> : 'None'}</dd>
          {address && <dt>Address</dt>}
          {address && <dd>{address}</dd>}
          <dt>Account</dt>
          <dd>{accountText(has_account, email_confirmed)}</dd>
          <dt>Known since</dt>
          <dd>
            <time dateTime={since}>{formatDay(since)}</time>
          </dd>
        </dl>
        {has_account && <EndSessions personId={_id} name={name} />}
      </PanelBody>
    </Panel>
  );
}

/** Anybody can enter somebody else's address, so staff must know whether it is proven. */
function accountText(hasAccount: boolean, isConfirmed: boolean): string {
  if (!hasAccount) return 'None';
  return isConfirmed ? 'Yes, with a confirmed address' : 'Yes, the address is not confirmed';
}
