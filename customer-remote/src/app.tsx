import { useNotFound } from '@gallery/shared/host';
import { Route, Routes } from '@gallery/shared/router';
import { AccountScreen } from './screens/account-screen';

export function CustomerApp() {
  const NotFound = useNotFound();
  return (
    <Routes>
      <Route path="/dashboard/profile" element={<AccountScreen />} />
      <Route path="/dashboard/orders" element={<AccountScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
