import { Link, useLocation } from '@gallery/shared/router';
import styles from './alternative-link.module.css';

type OtherWayProps = {
  words?: string;
  to: string;
  label: string;
  /** Takes along where one was going. */
  keepsArrival?: boolean;
};

/** The line under a form that leads to another one. */
export function OtherWay({ words, to, label, keepsArrival = false }: OtherWayProps) {
  const { state } = useLocation();
  return (
    <p className={styles.line}>
      {words}{' '}
      <Link className="link" to={to} state={keepsArrival ? state : undefined}>
        {label}
      </Link>
    </p>
  );
}
