import { useSession } from '@gallery/shared/host';
import { AccountLayout } from '../features/account/account-layout';
import { Profile } from '../features/profile/profile';

export function ProfileScreen() {
  const { user } = useSession();
  // The guard lets nobody else in; somebody on the way out may still pass by.
  return <AccountLayout>{user && <Profile user={user} />}</AccountLayout>;
}
