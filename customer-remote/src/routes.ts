import {
  bidsPath,
  customerPath,
  ordersPath,
  profilePath,
  savedListsPath,
} from '@gallery/shared/paths/customer-paths';
import { defineRoutes } from '@gallery/shared/routes/define-routes';
import { BidsScreen } from './screens/bids-screen';
import { OrdersScreen } from './screens/orders-screen';
import { ProfileScreen, ToProfile } from './screens/profile-screen';
import { SavedScreen } from './screens/saved-screen';

/** The app, the build, and the edge read the pages here. The area opens with all of them, so one chunk suffices. */
export const routes = defineRoutes([
  { path: customerPath, component: ToProfile, title: 'Profile' },
  { path: profilePath, component: ProfileScreen, chunk: 'profile', title: 'Profile' },
  { path: ordersPath, component: OrdersScreen, title: 'Orders' },
  { path: bidsPath, component: BidsScreen, title: 'Bids' },
  { path: savedListsPath, component: SavedScreen, title: 'Saved' },
]);
