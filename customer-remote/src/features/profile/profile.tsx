import { brand } from '@gallery/shared/brand';
import type { User } from '@gallery/shared/contract/account/user';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { useRef } from 'react';
import styles from './profile.module.css';
import { ProfileSummary } from './profile-summary';
import { useEdit } from './use-edit';

/** Separate, because the form brings formik and yup, which the orders do not need. */
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
