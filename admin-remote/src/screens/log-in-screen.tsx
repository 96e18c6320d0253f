import { useSession } from '@gallery/shared/host';
import { useArrival, useArrivalError, wayBack } from '@gallery/shared/host/arrival';
import { Navigate } from '@gallery/shared/router';
import { LogIn } from '../features/log-in/log-in';

/** The door of the back office: who has the key already walks through. */
export function LogInScreen() {
  const { user, isLoggedIn } = useSession();
  const arrival = useArrival();
  useArrivalError(arrival);
  const enters = isLoggedIn && user?.role === 'admin';
  return enters ? (
    <Navigate to={wayBack(arrival, '/admin/dashboard')} replace />
  ) : (
    <LogIn notice={arrival.notice} />
  );
}
