import { Link, useLocation } from '@gallery/shared/router';
import styles from './alternative-link.module.css';

type AlternativeLinkProps = {
  text?: string;
  to: string;
  label: string;
  keepsRedirect?: boolean;
};

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
