import { Link, useLocation } from '@gallery/shared/router';
import styles from './alternative-link.module.css';

type AlternativeLinkProps = {
  text?: string;
  to: string;
  label: string;
  /** Takes along where one was going. */
  keepsRedirect?: boolean;
};

/** The line under a form that leads to another one. */
export function AlternativeLink({ text, to, label, keepsRedirect = false }: AlternativeLinkProps) {
  const { state } = useLocation();
  return (
    <p className={styles.line}>
      {text}{' '}
      <Link className="link" to={to} state={keepsRedirect ? state : undefined}>
        {label}
      </Link>
    </p>
  );
}
