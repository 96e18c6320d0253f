import { contactSentMessage } from '@gallery/shared/contract/inbox/contact';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { SentNotice } from '../../ui/sent-notice';
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
      <div id={formId} className={styles.form}>
        <SentNotice of="message">{contactSentMessage}</SentNotice>
        <ContactForm action={`${contactPath}#${formId}`} labelledBy={headingId} />
      </div>
    </div>
  );
}

const formId = 'contact-form';
const headingId = 'write-email';
