import {
  bidsPath,
  bookingsPath,
  customerPath,
  followingPath,
  offersPath,
  ordersPath,
  profilePath,
  savedListsPath,
} from '@gallery/shared/paths/account-paths';
import { defineRoutes } from '@gallery/shared/routes/define-routes';
import { BidsScreen } from './screens/bids-screen';
import { OrdersScreen } from './screens/orders-screen';
import { ProfileScreen, ToProfile } from './screens/profile-screen';

/** The app, the build, and the edge read the pages here. The area opens without the lists, which need forms, and what a customer follows. */
export const routes = defineRoutes([
  { path: customerPath, component: ToProfile, title: 'Profile' },
  { path: profilePath, component: ProfileScreen, chunk: 'profile', title: 'Profile' },
  { path: ordersPath, component: OrdersScreen, title: 'Orders' },
  { path: bidsPath, component: BidsScreen, title: 'Bids' },
  {
    path: offersPath,
    screen: async () =>
      (await import(/* webpackChunkName: "offers" */ './screens/offers-screen')).OffersScreen,
    title: 'Offers',
  },
  {
    path: bookingsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "activity" */ './screens/activity-screen')).ActivityScreen,
    title: 'Bookings and enquiries',
  },
  {
    path: savedListsPath,
    screen: async () => (await import(/* webpackChunkName: "saved" */ './screens/saved-screen')).SavedScreen,
    title: 'Saved',
  },
  {
    path: followingPath,
    screen: async () =>
      (await import(/* webpackChunkName: "following" */ './screens/following-screen')).FollowingScreen,
    title: 'Following',
  },
]);
