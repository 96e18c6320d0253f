import type { PersonAnswer } from '@gallery/shared/contract/people/people.schema';
import { formatDay } from '@gallery/shared/domain/time';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { useState } from 'react';
import { useMay } from '../../ui/access/access';
import { Panel, PanelBody } from '../../ui/page/panel';
import { endSessionsOf } from './people.queries';
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

/** For a person whose device or password somebody else has. */
function EndSessions({ personId, name }: { personId: string; name: string }) {
  const may = useMay('people');
  const [asks, setAsks] = useState(false);
  const { isPending, mutate } = useAction({
    mutationFn: () => endSessionsOf(personId),
    done: () => setAsks(false),
  });
  if (!may) return null;
  return (
    <>
      <Button kind="secondary" onClick={() => setAsks(true)}>
        End all sessions
      </Button>
      {asks && (
        <Confirm
          question={`Log ${name} out on all devices?`}
          confirm="End all sessions"
          busy={isPending}
          onConfirm={() => mutate()}
          onCancel={() => setAsks(false)}
        >
          <p>The person can log in again with the password.</p>
        </Confirm>
      )}
    </>
  );
}
