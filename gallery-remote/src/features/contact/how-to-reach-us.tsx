import { brand } from '@gallery/shared/brand';
import { EmailAddress } from '@gallery/shared/ui/page/email-address';
import { PhoneLink } from '@gallery/shared/ui/phone-number';
import styles from './how-to-reach-us.module.css';

export function HowToReachUs() {
  return (
    <address>
      <dl className={styles.contacts}>
        <dt>Address</dt>
        <dd>
          {brand.address}
          <a className={`link ${styles.link}`} href={brand.mapsUrl} target="_blank" rel="noreferrer">
            Open in maps
          </a>
        </dd>
        <dt>Open</dt>
        <dd>{brand.hours}</dd>
        <dt>Phone</dt>
        <dd>
          <span className={styles.link}>
            <PhoneLink>{brand.phone}</PhoneLink>
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
