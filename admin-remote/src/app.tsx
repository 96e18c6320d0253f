import { useNotFound } from '@gallery/shared/host';
import { Route, Routes } from '@gallery/shared/router';
import { routeScreen } from '@gallery/shared/ui/navigation/route-screen';
import { AdminScreen } from './screens/admin-screen';

const load = {
  logIn: () => import(/* webpackChunkName: "log-in" */ './screens/log-in-screen'),
  dashboard: () => import(/* webpackChunkName: "dashboard" */ './screens/dashboard-screen'),
  artists: () => import(/* webpackChunkName: "artists" */ './screens/collection/artists-screen'),
  createArtist: () =>
    import(/* webpackChunkName: "create-artist" */ './screens/collection/create-artist-screen'),
  editArtist: () => import(/* webpackChunkName: "edit-artist" */ './screens/collection/edit-artist-screen'),
  artworks: () => import(/* webpackChunkName: "artworks" */ './screens/collection/artworks-screen'),
  createArtwork: () =>
    import(/* webpackChunkName: "create-artwork" */ './screens/collection/create-artwork-screen'),
  editArtwork: () =>
    import(/* webpackChunkName: "edit-artwork" */ './screens/collection/edit-artwork-screen'),
  orders: () => import(/* webpackChunkName: "orders" */ './screens/orders-screen'),
  notifications: () => import(/* webpackChunkName: "notifications" */ './screens/notifications-screen'),
  events: () => import(/* webpackChunkName: "events" */ './screens/programme/events-screen'),
  editEvent: () => import(/* webpackChunkName: "edit-event" */ './screens/programme/edit-event-screen'),
  auctions: () => import(/* webpackChunkName: "auctions" */ './screens/programme/auctions-screen'),
  editLot: () => import(/* webpackChunkName: "edit-lot" */ './screens/programme/edit-lot-screen'),
  enquiries: () => import(/* webpackChunkName: "enquiries" */ './screens/enquiries-screen'),
};
const { Screen: LogInScreen } = routeScreen(async () => (await load.logIn()).LogInScreen);
const { Screen: DashboardScreen } = routeScreen(async () => (await load.dashboard()).DashboardScreen);
const { Screen: ArtistsScreen } = routeScreen(async () => (await load.artists()).ArtistsScreen);
const { Screen: CreateArtistScreen } = routeScreen(
  async () => (await load.createArtist()).CreateArtistScreen,
);
const { Screen: EditArtistScreen } = routeScreen(async () => (await load.editArtist()).EditArtistScreen);
const { Screen: ArtworksScreen } = routeScreen(async () => (await load.artworks()).ArtworksScreen);
const { Screen: CreateArtworkScreen } = routeScreen(
  async () => (await load.createArtwork()).CreateArtworkScreen,
);
const { Screen: EditArtworkScreen } = routeScreen(async () => (await load.editArtwork()).EditArtworkScreen);
const { Screen: OrdersScreen } = routeScreen(async () => (await load.orders()).OrdersScreen);
const { Screen: NotificationsScreen } = routeScreen(
  async () => (await load.notifications()).NotificationsScreen,
);
const { Screen: EventsScreen } = routeScreen(async () => (await load.events()).EventsScreen);
const { Screen: EditEventScreen } = routeScreen(async () => (await load.editEvent()).EditEventScreen);
const { Screen: AuctionsScreen } = routeScreen(async () => (await load.auctions()).AuctionsScreen);
const { Screen: EditLotScreen } = routeScreen(async () => (await load.editLot()).EditLotScreen);
const { Screen: EnquiriesScreen } = routeScreen(async () => (await load.enquiries()).EnquiriesScreen);

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
        <Route path="/admin/dashboard" element={<DashboardScreen />} />
        <Route path="/admin/admin-all-artist" element={<ArtistsScreen />} />
        <Route path="/admin/create-artist" element={<CreateArtistScreen />} />
        <Route path="/admin/edit-admin-artist/:id" element={<EditArtistScreen />} />
        <Route path="/admin/admin-all-art-works" element={<ArtworksScreen />} />
        <Route path="/admin/create-artwork" element={<CreateArtworkScreen />} />
        <Route path="/admin/edit-artwork/:id" element={<EditArtworkScreen />} />
        <Route path="/admin/all-orders" element={<OrdersScreen />} />
        <Route path="/admin/admin-notification" element={<NotificationsScreen />} />
        <Route path="/admin/events" element={<EventsScreen />} />
        <Route path="/admin/create-event" element={<EditEventScreen />} />
        <Route path="/admin/edit-event/:id" element={<EditEventScreen />} />
        <Route path="/admin/auctions" element={<AuctionsScreen />} />
        <Route path="/admin/create-lot" element={<EditLotScreen />} />
        <Route path="/admin/edit-lot/:id" element={<EditLotScreen />} />
        <Route path="/admin/enquiries" element={<EnquiriesScreen />} />
        <Route path="*" element={<NotFound />} />
      </Routes>
    </AdminScreen>
  );
}
