import { AccountArea } from '../features/account/account-area';

export function OrdersScreen() {
  return (
    <AccountArea>
      <h1>Orders</h1>
    </AccountArea>
  );
}
