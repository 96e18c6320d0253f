import { useSession } from '@gallery/shared/host';
import { AccountLayout } from '../features/account/account-layout';
import { Orders } from '../features/orders/orders';

export function OrdersScreen() {
  const { user } = useSession();
  return <AccountLayout>{user && <Orders user={user} />}</AccountLayout>;
}
