import { brand } from '@gallery/shared/brand';
import { contactSentMessage } from '@gallery/shared/contract/inbox/contact';
import { directionsUrl } from '@gallery/shared/format/directions-url';
import { contactPath } from '@gallery/shared/paths/gallery-paths';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { EmailAddress } from '@gallery/shared/ui/page/wrapping-text';
import { PhoneLink } from '@gallery/shared/ui/phone-number';
import { SentNotice } from '../../ui/sent-notice';
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

function HowToReachUs() {
  const { address, hours, phone } = useGalleryFacts();
  return (
    <address>
      <dl className={styles.contacts}>
        <dt>Address</dt>
        <dd>
          {address}
          <a className={`link ${styles.link}`} href={directionsUrl(address)} target="_blank" rel="noreferrer">
            Open in maps
          </a>
        </dd>
        <dt>Open</dt>
        <dd>{hours}</dd>
        <dt>Phone</dt>
        <dd>
          <span className={styles.link}>
            <PhoneLink>{phone}</PhoneLink>
          </span>
        </dd>
        <dt>Email</dt>
        <dd>
          <a className={`link ${styles.link}`} href={`mailto:${brand.email}`}>
            <EmailAddress>{brand.email}</EmailAddress>
          </a>
        </dd>
      </dl>
    </address>
  );
}
