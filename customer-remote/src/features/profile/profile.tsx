import { brand } from '@gallery/shared/brand';
import type { User } from '@gallery/shared/contract/account/user';
import { Button } from '@gallery/shared/ui/controls/button';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { PhoneNumber } from '@gallery/shared/ui/phone-number';
import { type RefObject, useCallback, useRef } from 'react';
import styles from './profile.module.css';

/** A separate chunk, because the form brings formik and yup, which the orders do not need. */
const ProfileForm = deferred(
  async () => (await import(/* webpackChunkName: "profile" */ './profile-form')).ProfileForm,
);

export function Profile({ user }: { user: User }) {
  const form = useRef<HTMLElement>(null);
  const { edit, onReady } = useEdit(form);

  return (
    <>
      <title>{`Profile · ${brand.name}`}</title>
      <h1 className={styles.heading}>Profile</h1>
      <ProfileSummary user={user} onEdit={edit} />
      <section ref={form} className={styles.edit} aria-labelledby={headingId}>
        <h2 id={headingId}>Your details</h2>
        <ProfileForm user={user} labelledBy={headingId} onReady={onReady} />
      </section>
    </>
  );
}

const headingId = 'profile-form-heading';

type ProfileSummaryProps = { user: User; onEdit: () => void };

function ProfileSummary({ user, onEdit }: ProfileSummaryProps) {
  return (
    <section className={styles.summary} aria-label="Summary">
      <p className={styles.name}>
        {user.title} {user.firstname} {user.lastname}
      </p>
      <dl className={styles.facts}>
        <dt>Email</dt>
        <dd>
          <EmailAddress>{user.email}</EmailAddress>
        </dd>
        <dt>Phone number</dt>
        <dd>
          <PhoneNumber>{user.mobile}</PhoneNumber>
        </dd>
      </dl>
      <Button kind="secondary" onClick={onEdit}>
        Edit Profile
      </Button>
    </section>
  );
}

/** Focuses the form's first field. If the code is still loading, it waits, unless the focus moves on. */
function useEdit(form: RefObject<HTMLElement | null>) {
  const focusedAtPress = useRef<Element | null>(null);

  function edit() {
    if (!focusFirstField(form.current)) focusedAtPress.current = document.activeElement;
  }

  const onReady = useCallback(() => {
    const focused = focusedAtPress.current;
    focusedAtPress.current = null;
    if (focused && focused === document.activeElement) focusFirstField(form.current);
  }, [form]);

  return { edit, onReady };
}

function focusFirstField(form: HTMLElement | null): boolean {
  const field = form?.querySelector<HTMLElement>('select, input');
  form?.scrollIntoView();
  field?.focus({ preventScroll: true });
  return Boolean(field);
}
