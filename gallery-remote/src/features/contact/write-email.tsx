import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { HowToReachUs } from './how-to-reach-us';
import styles from './write-email.module.css';

const ContactForm = deferred(async () => {
  const { ContactForm } = await import(/* webpackChunkName: "contact-form" */ './contact-form');
  return ContactForm;
});

export function WriteEmail() {
  return (
    <div className={`page ${styles.contact}`}>
      <div className={styles.about}>
        <h1 id={headingId}>Write Email</h1>
        <HowToReachUs />
      </div>
      <div className={styles.form}>
        <ContactForm labelledBy={headingId} />
      </div>
    </div>
  );
}

const headingId = 'write-email';
