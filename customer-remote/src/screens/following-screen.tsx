import { useSession } from '@gallery/shared/host';
import { AccountLayout } from '../features/account/account-layout';
import { Following } from '../features/following/following';

export function FollowingScreen() {
  const { user } = useSession();
  return <AccountLayout>{user && <Following user={user} />}</AccountLayout>;
}
