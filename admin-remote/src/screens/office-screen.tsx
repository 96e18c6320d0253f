import { useSession } from '@gallery/shared/host';
import { Spinner } from '@gallery/shared/ui/spinner';
import { type ReactNode, Suspense } from 'react';
import { useAlertStream } from '../features/notifications/use-alert-stream';
import { useUnread } from '../features/notifications/use-unread';
import { NoAccess } from '../features/office/no-access';
import { Office } from '../features/office/office';
import styles from './office-screen.module.css';

/** What stands around every other screen, once one is logged in; only administrators see more. */
export function OfficeScreen({ children }: { children: ReactNode }) {
  const { user, end } = useSession();
  if (!user) return null;
  const person = { email: user.email, onLogOut: () => end('You are logged out.') };
  return user.role === 'admin' ? <Curators {...person}>{children}</Curators> : <NoAccess {...person} />;
}

type CuratorsProps = { email: string; onLogOut: () => void; children: ReactNode };

function Curators({ children, ...person }: CuratorsProps) {
  const unread = useUnread();
  useAlertStream();
  return (
    <Office {...person} unread={unread}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </Office>
  );
}

function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner />
    </div>
  );
}
