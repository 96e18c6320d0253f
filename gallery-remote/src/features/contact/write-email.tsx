import { deferred } from '@gallery/shared/ui/deferred';
import { HowToReachUs } from './how-to-reach-us';
import styles from './write-email.module.css';

const ContactForm = deferred(async () => {
  const { ContactForm } = await import(/* webpackChunkName: "contact-form" */ './contact-form');
  return ContactForm;
});

/** The gallery's address, and a letter to it beside. */
export function WriteEmail() {
  return (
    <section className={`page ${styles.contact}`} aria-labelledby={headingId}>
      <div className={styles.about}>
        <h1 id={headingId}>Write Email</h1>
        <HowToReachUs />
      </div>
      <div className={styles.form}>
        <ContactForm labelledBy={headingId} />
      </div>
    </section>
  );
}

const headingId = 'write-email';
