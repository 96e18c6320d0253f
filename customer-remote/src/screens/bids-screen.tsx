import { AccountLayout } from '../features/account/account-layout';
import { Bids } from '../features/bids/bids';

export function BidsScreen() {
  return (
    <AccountLayout>
      <Bids />
    </AccountLayout>
  );
}
