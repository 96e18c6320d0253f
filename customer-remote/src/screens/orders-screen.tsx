import { useSession } from '@gallery/shared/host';
import { AccountArea } from '../features/account/account-layout';
import { Orders } from '../features/orders/orders';

export function OrdersScreen() {
  const { user } = useSession();
  return <AccountArea>{user && <Orders user={user} />}</AccountArea>;
}
