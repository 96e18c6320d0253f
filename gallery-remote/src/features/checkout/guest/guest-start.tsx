import type { GuestForm } from '@gallery/shared/contract/guests/guest-input.schema';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { checkoutPath, guestCheckoutPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { useEffect, useState } from 'react';
import { CodeForm } from '../../../ui/guest/code-form';
import styles from '../page/checkout-page.module.css';
import { GuestDetails } from './guest-details';
import { readGuestDraft, saveGuestDraft } from './guest-draft';

/** A visitor without an account says who buys, and confirms the address. A reload keeps both steps. */
export function GuestStart({ artworkId }: { artworkId: string }) {
  const [draft, setDraft] = useState(readGuestDraft);
  useEffect(() => saveGuestDraft(draft), [draft]);
  const { form, request } = draft;
  const setRequest = (next: string) => setDraft({ form, request: next, at: Date.now() });
  return (
    <div className={styles.form}>
      <div className={styles.wide}>
        <h1 className={styles.title}>Complete your purchase</h1>
        <p className={styles.note}>
          You can buy without an account. Already a customer?{' '}
          <Link
            className="link"
            to={loginPath}
            state={{ previous: checkoutPath(artworkId), guest: guestCheckoutPath(artworkId) }}
          >
            Log in
          </Link>
        </p>
      </div>
      {request ? (
        <CodeForm
          guest={form}
          request={request}
          onRequest={setRequest}
          onBack={() => setRequest('')}
          onConfirmed={() => saveGuestDraft({ form, request: '', at: 0 })}
        />
      ) : (
        <GuestDetails
          form={form}
          onRequest={(given: GuestForm, next) => setDraft({ form: given, request: next, at: Date.now() })}
        />
      )}
    </div>
  );
}
