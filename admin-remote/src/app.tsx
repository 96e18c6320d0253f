import { useNotFound } from '@gallery/shared/host';
import { Route, Routes } from '@gallery/shared/router';
import { lazy } from 'react';
import { OfficeScreen } from './screens/office-screen';

const load = {
  logIn: () => import(/* webpackChunkName: "log-in" */ './screens/log-in-screen'),
  dashboard: () => import(/* webpackChunkName: "dashboard" */ './screens/dashboard-screen'),
  artists: () => import(/* webpackChunkName: "artists" */ './screens/artists-screen'),
  createArtist: () => import(/* webpackChunkName: "create-artist" */ './screens/create-artist-screen'),
  editArtist: () => import(/* webpackChunkName: "edit-artist" */ './screens/edit-artist-screen'),
  artworks: () => import(/* webpackChunkName: "artworks" */ './screens/artworks-screen'),
  createArtwork: () => import(/* webpackChunkName: "create-artwork" */ './screens/create-artwork-screen'),
  editArtwork: () => import(/* webpackChunkName: "edit-artwork" */ './screens/edit-artwork-screen'),
  orders: () => import(/* webpackChunkName: "orders" */ './screens/orders-screen'),
  notifications: () => import(/* webpackChunkName: "notifications" */ './screens/notifications-screen'),
  events: () => import(/* webpackChunkName: "events" */ './screens/events-screen'),
  editEvent: () => import(/* webpackChunkName: "edit-event" */ './screens/edit-event-screen'),
  auctions: () => import(/* webpackChunkName: "auctions" */ './screens/auctions-screen'),
  editLot: () => import(/* webpackChunkName: "edit-lot" */ './screens/edit-lot-screen'),
  enquiries: () => import(/* webpackChunkName: "enquiries" */ './screens/enquiries-screen'),
};
const LogInScreen = lazy(async () => ({ default: (await load.logIn()).LogInScreen }));
const DashboardScreen = lazy(async () => ({ default: (await load.dashboard()).DashboardScreen }));
const ArtistsScreen = lazy(async () => ({ default: (await load.artists()).ArtistsScreen }));
const CreateArtistScreen = lazy(async () => ({ default: (await load.createArtist()).CreateArtistScreen }));
const EditArtistScreen = lazy(async () => ({ default: (await load.editArtist()).EditArtistScreen }));
const ArtworksScreen = lazy(async () => ({ default: (await load.artworks()).ArtworksScreen }));
const CreateArtworkScreen = lazy(async () => ({ default: (await load.createArtwork()).CreateArtworkScreen }));
const EditArtworkScreen = lazy(async () => ({ default: (await load.editArtwork()).EditArtworkScreen }));
const OrdersScreen = lazy(async () => ({ default: (await load.orders()).OrdersScreen }));
const NotificationsScreen = lazy(async () => ({ default: (await load.notifications()).NotificationsScreen }));
const EventsScreen = lazy(async () => ({ default: (await load.events()).EventsScreen }));
const EditEventScreen = lazy(async () => ({ default: (await load.editEvent()).EditEventScreen }));
const AuctionsScreen = lazy(async () => ({ default: (await load.auctions()).AuctionsScreen }));
const EditLotScreen = lazy(async () => ({ default: (await load.editLot()).EditLotScreen }));
const EnquiriesScreen = lazy(async () => ({ default: (await load.enquiries()).EnquiriesScreen }));

export function AdminApp() {
  return (
    <Routes>
      <Route path="/admin" element={<LogInScreen />} />
      <Route path="*" element={<Office />} />
    </Routes>
  );
}

function Office() {
  const NotFound = useNotFound();
  return (
    <OfficeScreen>
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
    </OfficeScreen>
  );
}
