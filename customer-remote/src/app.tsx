import { useNotFound } from '@gallery/shared/host';
import { Navigate, Route, Routes } from '@gallery/shared/router';
import { OrdersScreen } from './screens/orders-screen';
import { ProfileScreen } from './screens/profile-screen';

export function CustomerApp() {
  const NotFound = useNotFound();
  return (
    <Routes>
      <Route path="/dashboard" element={<Navigate to="/dashboard/profile" replace />} />
      <Route path="/dashboard/profile" element={<ProfileScreen />} />
      <Route path="/dashboard/orders" element={<OrdersScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
