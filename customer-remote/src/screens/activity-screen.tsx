import { useSession } from '@gallery/shared/host';
import { AccountLayout } from '../features/account/account-layout';
import { Activity } from '../features/activity/activity';

export function ActivityScreen() {
  const { user } = useSession();
  return <AccountLayout>{user && <Activity userId={user._id} />}</AccountLayout>;
}
