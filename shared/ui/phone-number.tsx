import styles from './phone-number.module.css';

/** A phone number, whole on one line. */
export function PhoneNumber({ children }: { children: string }) {
  return <span className={styles.number}>{children}</span>;
}

/** The same as a link that calls it. */
export function PhoneLink({ children }: { children: string }) {
  return (
    <a className={`link ${styles.number}`} href={`tel:${children.replace(/[^+\d]/g, '')}`}>
      {children}
    </a>
  );
}
