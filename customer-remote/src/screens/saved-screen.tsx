import { useSession } from '@gallery/shared/host';
import { AccountLayout } from '../features/account/account-layout';
import { Saved } from '../features/saved/saved';

export function SavedScreen() {
  const { user } = useSession();
  return <AccountLayout>{user && <Saved userId={user._id} />}</AccountLayout>;
}
