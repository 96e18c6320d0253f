import { useSession } from '@gallery/shared/host';
import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import { type ReactNode, Suspense } from 'react';
import { Office } from '../features/layout/admin-area';
import { NoAccess } from '../features/layout/no-access';
import { useAlertStream } from '../features/notifications/use-alert-stream';
import { useUnread } from '../features/notifications/use-unread';
import styles from './admin-screen.module.css';

/** What stands around every other screen, once one is logged in; only administrators see more. */
export function OfficeScreen({ children }: { children: ReactNode }) {
  const { user, end } = useSession();
  if (!user) return null;
  const person = { email: user.email, onLogOut: () => end('You are logged out.') };
  if (user.role !== 'admin') return <NoAccess {...person} />;
  return (
    <Curators userId={user._id} {...person}>
      {children}
    </Curators>
  );
}

type CuratorsProps = { userId: string; email: string; onLogOut: () => void; children: ReactNode };

function Curators({ userId, children, ...person }: CuratorsProps) {
  const unread = useUnread();
  useAlertStream(userId);
  return (
    <Office {...person} unread={unread}>
      <Suspense fallback={<LoadingArea className={styles.waiting} />}>{children}</Suspense>
    </Office>
  );
}
