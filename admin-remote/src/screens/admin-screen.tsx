import { useSession } from '@gallery/shared/host';
import { useQuery } from '@gallery/shared/query';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { deferred } from '@gallery/shared/ui/lazy/deferred';
import { type ReactNode, Suspense } from 'react';
import { FindButton } from '../features/find/find-button';
import { useFind } from '../features/find/use-find';
import { AdminMenu, type AdminMenuProps } from '../features/layout/admin-menu';
import { NoAccess, SecondStepNeeded } from '../features/layout/no-access';
import { PageAccess } from '../features/layout/page-access';
import { notificationQueries } from '../features/notifications/notification.queries';
import { useNotificationStream } from '../features/notifications/use-notification-stream';
import styles from './admin-screen.module.css';

export function AdminScreen({ children }: { children: ReactNode }) {
  const { user, end } = useSession();
  if (!user) return null;
  const person = { email: user.email, onLogOut: () => end('You are logged out.') };
  if (user.role !== 'admin') return <NoAccess {...person} />;
  if (user.needsSecondStep) return <SecondStepNeeded onLogOut={person.onLogOut} />;
  return (
    <AdminOnly userId={user._id} {...person}>
      {children}
    </AdminOnly>
  );
}

type AdminOnlyProps = { userId: string; email: string; onLogOut: () => void; children: ReactNode };

function AdminOnly({ userId, children, ...person }: AdminOnlyProps) {
  const unread = useUnreadCount();
  const { isOpen, open, close } = useFind();
  useNotificationStream(userId);
  const find = { button: <FindButton onOpen={open} />, inBar: <FindButton onPhone onOpen={open} /> };
  return (
    <AdminArea {...person} unread={unread} find={find}>
      <Suspense fallback={<LoadingArea className={styles.loading} />}>
        <PageAccess>{children}</PageAccess>
      </Suspense>
      {isOpen && <FindPalette userId={userId} onClose={close} />}
    </AdminArea>
  );
}

const FindPalette = deferred(
  async () =>
    (await import(/* webpackChunkName: "find" */ '../features/find/palette/find-palette')).FindPalette,
  null,
);

function useUnreadCount(): number {
  const { data: unread = 0 } = useQuery(notificationQueries.unread);
  return unread;
}

function AdminArea({ children, ...menu }: AdminMenuProps & { children: ReactNode }) {
  return (
    <div className={styles.area}>
      <AdminMenu {...menu} />
      <div>{children}</div>
    </div>
  );
}
