import styles from './phone-number.module.css';

export function PhoneNumber({ children }: { children: string }) {
  return <span className={styles.number}>{children}</span>;
}

export function PhoneLink({ children }: { children: string }) {
  return (
    <a className={`link ${styles.number}`} href={`tel:${children.replace(/[^+\d]/g, '')}`}>
      {children}
    </a>
  );
}
