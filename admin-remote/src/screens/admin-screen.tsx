import { useSession } from '@gallery/shared/host';
import { useQuery } from '@gallery/shared/query';
import { LoadingArea } from '@gallery/shared/ui/loading/loading-area';
import { type ReactNode, Suspense } from 'react';
import { AdminArea } from '../features/layout/admin-area';
import { NoAccess } from '../features/layout/no-access';
import { notificationQueries } from '../features/notifications/notification.queries';
import { useNotificationStream } from '../features/notifications/use-notification-stream';
import styles from './admin-screen.module.css';

export function AdminScreen({ children }: { children: ReactNode }) {
  const { user, end } = useSession();
  if (!user) return null;
  const person = { email: user.email, onLogOut: () => end('You are logged out.') };
  if (user.role !== 'admin') return <NoAccess {...person} />;
  return (
    <AdminOnly userId={user._id} {...person}>
      {children}
    </AdminOnly>
  );
}

type AdminOnlyProps = { userId: string; email: string; onLogOut: () => void; children: ReactNode };

function AdminOnly({ userId, children, ...person }: AdminOnlyProps) {
  const unread = useUnreadCount();
  useNotificationStream(userId);
  return (
    <AdminArea {...person} unread={unread}>
      <Suspense fallback={<LoadingArea className={styles.loading} />}>{children}</Suspense>
    </AdminArea>
  );
}

function useUnreadCount(): number {
  const { data: unread = 0 } = useQuery(notificationQueries.unread);
  return unread;
}
