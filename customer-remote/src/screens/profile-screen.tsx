import { useSession } from '@gallery/shared/host';
import { profilePath } from '@gallery/shared/paths/customer-paths';
import { Navigate } from '@gallery/shared/router';
import { AccountLayout } from '../features/account/account-layout';
import { Profile } from '../features/profile/profile';

export function ProfileScreen() {
  const { user } = useSession();
  // The guard requires a user, but during a log-out this can still render without one.
  return <AccountLayout>{user && <Profile user={user} />}</AccountLayout>;
}

export function ToProfile() {
  return <Navigate to={profilePath} replace />;
}
