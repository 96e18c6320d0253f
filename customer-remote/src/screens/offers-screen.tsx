import { useSession } from '@gallery/shared/host';
import { AccountLayout } from '../features/account/account-layout';
import { Offers } from '../features/offers/offers';

export function OffersScreen() {
  const { user } = useSession();
  return <AccountLayout>{user && <Offers userId={user._id} />}</AccountLayout>;
}
