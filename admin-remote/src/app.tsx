import { useNotFound } from '@gallery/shared/host';
import { Route, Routes } from '@gallery/shared/router';
import { routeScreen } from '@gallery/shared/ui/navigation/route-screen';
import { screenRoutes } from '@gallery/shared/ui/navigation/screen-routes';
import { AdminScreen } from './screens/admin-screen';

const { Screen: LogInScreen } = routeScreen(
  async () => (await import(/* webpackChunkName: "log-in" */ './screens/log-in-screen')).LogInScreen,
);
const editEvent = routeScreen(
  async () =>
    (await import(/* webpackChunkName: "edit-event" */ './screens/programme/edit-event-screen'))
      .EditEventScreen,
);
const screens = {
  '/admin/dashboard': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "dashboard" */ './screens/dashboard-screen')).DashboardScreen,
  ),
  '/admin/admin-all-artist': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "artists" */ './screens/collection/artists-screen')).ArtistsScreen,
  ),
  '/admin/create-artist': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "create-artist" */ './screens/collection/create-artist-screen'))
        .CreateArtistScreen,
  ),
  '/admin/edit-admin-artist/:id': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "edit-artist" */ './screens/collection/edit-artist-screen'))
        .EditArtistScreen,
  ),
  '/admin/admin-all-art-works': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "artworks" */ './screens/collection/artworks-screen'))
        .ArtworksScreen,
  ),
  '/admin/create-artwork': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "create-artwork" */ './screens/collection/create-artwork-screen'))
        .CreateArtworkScreen,
  ),
  '/admin/edit-artwork/:id': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "edit-artwork" */ './screens/collection/edit-artwork-screen'))
        .EditArtworkScreen,
  ),
  '/admin/all-orders': routeScreen(
    async () => (await import(/* webpackChunkName: "orders" */ './screens/orders-screen')).OrdersScreen,
  ),
  '/admin/admin-notification': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "notifications" */ './screens/notifications-screen'))
        .NotificationsScreen,
  ),
  '/admin/events': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "events" */ './screens/programme/events-screen')).EventsScreen,
  ),
  '/admin/create-event': editEvent,
  '/admin/edit-event/:id': editEvent,
  '/admin/auctions': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "auctions" */ './screens/programme/auctions-screen')).AuctionsScreen,
  ),
  '/admin/auctions/:id/live': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "live-auction" */ './screens/programme/live-auction-screen'))
        .LiveAuctionScreen,
  ),
  '/admin/auctions/:id': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "auction" */ './screens/programme/auction-screen')).AuctionScreen,
  ),
  '/admin/enquiries': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "enquiries" */ './screens/enquiries-screen')).EnquiriesScreen,
  ),
  '/admin/releases': routeScreen(
    async () => (await import(/* webpackChunkName: "releases" */ './screens/releases-screen')).ReleasesScreen,
  ),
};

export function AdminApp() {
  return (
    <Routes>
      <Route path="/admin" element={<LogInScreen />} />
      <Route path="*" element={<AdminRoutes />} />
    </Routes>
  );
}

function AdminRoutes() {
  const NotFound = useNotFound();
  return (
    <AdminScreen>
      <Routes>
        {screenRoutes(screens)}
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AdminScreen>
  );
}
