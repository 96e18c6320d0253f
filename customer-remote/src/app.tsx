import { useNotFound } from '@gallery/shared/host';
import { Navigate, Route, Routes } from '@gallery/shared/router';
import { screenRoutes } from '@gallery/shared/ui/navigation/screen-routes';
import { BidsScreen } from './screens/bids-screen';
import { OrdersScreen } from './screens/orders-screen';
import { ProfileScreen } from './screens/profile-screen';

/** One chunk: the area opens with all of them. */
const screens = {
  '/dashboard/profile': { Screen: ProfileScreen },
  '/dashboard/orders': { Screen: OrdersScreen },
  '/dashboard/bids': { Screen: BidsScreen },
};

export function CustomerApp() {
  const NotFound = useNotFound();
  return (
    <Routes>
      <Route path="/dashboard" element={<Navigate to="/dashboard/profile" replace />} />
      {screenRoutes(screens)}
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
