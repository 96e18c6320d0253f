import * as paths from '@gallery/shared/paths/admin-paths';
import { defineRoutes } from '@gallery/shared/routes/define-routes';

/** The app, the build, and the edge all read the pages of this remote here. */
export const routes = defineRoutes([
  {
    path: paths.adminPath,
    screen: async () =>
      (await import(/* webpackChunkName: "log-in" */ './screens/log-in-screen')).LogInScreen,
    title: 'Log In',
  },
  {
    path: paths.adminDashboardPath,
    screen: async () =>
      (await import(/* webpackChunkName: "dashboard" */ './screens/dashboard-screen')).DashboardScreen,
    title: 'Dashboard',
    calls: true,
  },
  {
    path: paths.adminArtistsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "artists" */ './screens/collection/artists-screen')).ArtistsScreen,
    title: 'All Artistes',
    calls: true,
  },
  {
    path: paths.createArtistPath,
    screen: async () =>
      (await import(/* webpackChunkName: "create-artist" */ './screens/collection/create-artist-screen'))
        .CreateArtistScreen,
    title: 'Create Artist',
    calls: true,
  },
  {
    path: paths.editArtistPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "edit-artist" */ './screens/collection/edit-artist-screen'))
        .EditArtistScreen,
    title: 'Edit Artist',
    calls: true,
  },
  {
    path: paths.adminArtworksPath,
    screen: async () =>
      (await import(/* webpackChunkName: "artworks" */ './screens/collection/artworks-screen'))
        .ArtworksScreen,
    title: 'All artworks',
    calls: true,
  },
  {
    path: paths.createArtworkPath,
    screen: async () =>
      (await import(/* webpackChunkName: "create-artwork" */ './screens/collection/create-artwork-screen'))
        .CreateArtworkScreen,
    title: 'Create Artwork',
    calls: true,
  },
  {
    path: paths.editArtworkPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "edit-artwork" */ './screens/collection/edit-artwork-screen'))
        .EditArtworkScreen,
    title: 'Edit Artwork',
    calls: true,
  },
  {
    path: paths.adminOrdersPath,
    screen: async () =>
      (await import(/* webpackChunkName: "orders" */ './screens/orders-screen')).OrdersScreen,
    title: 'Orders',
    calls: true,
  },
  {
    path: paths.notificationsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "notifications" */ './screens/notifications-screen'))
        .NotificationsScreen,
    title: 'Notifications',
    calls: true,
  },
  {
    path: paths.adminEventsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "events" */ './screens/programme/events-screen')).EventsScreen,
    title: 'Events',
    calls: true,
  },
  {
    path: paths.createEventPath,
    screen: async () =>
      (await import(/* webpackChunkName: "edit-event" */ './screens/programme/edit-event-screen'))
        .EditEventScreen,
    title: 'Create event',
    calls: true,
  },
  {
    path: paths.editEventPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "edit-event" */ './screens/programme/edit-event-screen'))
        .EditEventScreen,
    title: 'Edit event',
    calls: true,
  },
  {
    path: paths.doorPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "door" */ './screens/programme/door-screen')).DoorScreen,
    title: 'Door',
    calls: true,
    offline: true,
  },
  {
    path: paths.adminAuctionsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "auctions" */ './screens/programme/auctions-screen')).AuctionsScreen,
    title: 'Auctions',
    calls: true,
  },
  {
    path: paths.liveAuctionPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "live-auction" */ './screens/programme/live-auction-screen'))
        .LiveAuctionScreen,
    title: 'Live auction',
    calls: true,
  },
  {
    path: paths.adminAuctionPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "auction" */ './screens/programme/auction-screen')).AuctionScreen,
    title: 'Auction',
    calls: true,
  },
  {
    path: paths.adminEnquiriesPath,
    screen: async () =>
      (await import(/* webpackChunkName: "enquiries" */ './screens/enquiries/enquiries-screen'))
        .EnquiriesScreen,
    title: 'Enquiries',
    calls: true,
  },
  {
    path: paths.adminConversationPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "conversation" */ './screens/enquiries/conversation-screen'))
        .ConversationScreen,
    title: 'Enquiry',
    calls: true,
  },
  {
    path: paths.letterTemplatesPath,
    screen: async () =>
      (await import(/* webpackChunkName: "answer-templates" */ './screens/enquiries/answer-templates-screen'))
        .AnswerTemplatesScreen,
    title: 'Templates of answers',
    calls: true,
  },
  {
    path: paths.adminPeoplePath,
    screen: async () =>
      (await import(/* webpackChunkName: "people" */ './screens/people/people-screen')).PeopleScreen,
    title: 'People',
    calls: true,
  },
  {
    path: paths.adminPersonPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "person" */ './screens/people/person-screen')).PersonScreen,
    title: 'Person',
    calls: true,
  },
  {
    path: paths.viewingRoomsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "viewing-rooms" */ './screens/viewing-rooms/viewing-rooms-screen'))
        .ViewingRoomsScreen,
    title: 'Viewing rooms',
    calls: true,
  },
  {
    path: paths.createViewingRoomPath,
    screen: async () =>
      (await import(/* webpackChunkName: "viewing-room" */ './screens/viewing-rooms/edit-room-screen'))
        .EditRoomScreen,
    title: 'Create viewing room',
    calls: true,
  },
  {
    path: paths.editViewingRoomPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "viewing-room" */ './screens/viewing-rooms/edit-room-screen'))
        .EditRoomScreen,
    title: 'Viewing room',
    calls: true,
  },
  {
    path: paths.importsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "import" */ './screens/import/imports-screen')).ImportsScreen,
    title: 'Import a collection',
    calls: true,
  },
  {
    path: paths.editImportPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "import" */ './screens/import/import-screen')).ImportScreen,
    title: 'Import a collection',
    calls: true,
  },
  {
    path: paths.adminLandingPath,
    screen: async () =>
      (await import(/* webpackChunkName: "landing" */ './screens/landing/landing-screen')).LandingScreen,
    title: 'Landing page',
    calls: true,
  },
  {
    path: paths.adminOffersPath,
    screen: async () =>
      (await import(/* webpackChunkName: "offers" */ './screens/offers-screen')).OffersScreen,
    title: 'Offers',
    calls: true,
  },
  {
    path: paths.adminDeliveryPath,
    screen: async () =>
      (await import(/* webpackChunkName: "delivery" */ './screens/delivery-screen')).DeliveryScreen,
    title: 'Delivery',
    calls: true,
  },
  {
    path: paths.currenciesPath,
    screen: async () =>
      (await import(/* webpackChunkName: "currencies" */ './screens/currencies-screen')).CurrenciesScreen,
    title: 'Currencies',
    calls: true,
  },
  {
    path: paths.adminFiguresPath,
    screen: async () =>
      (await import(/* webpackChunkName: "figures" */ './screens/analytics/figures-screen')).FiguresScreen,
    title: 'Sales figures',
    calls: true,
  },
  {
    path: paths.settlementPath,
    screen: async () =>
      (await import(/* webpackChunkName: "settlement" */ './screens/analytics/settlement-screen'))
        .SettlementScreen,
    title: 'Settlement',
    calls: true,
  },
  {
    path: paths.statementPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "settlement" */ './screens/analytics/statement-screen'))
        .StatementScreen,
    title: 'Statement',
    calls: true,
  },
  {
    path: paths.adminAuditPath,
    screen: async () =>
      (await import(/* webpackChunkName: "audit" */ './screens/analytics/audit-screen')).AuditScreen,
    title: 'Audit',
    calls: true,
  },
  {
    path: paths.administratorsPath,
    screen: async () =>
      (
        await import(
          /* webpackChunkName: "administrators" */ './screens/administration/administrators-screen'
        )
      ).AdministratorsScreen,
    title: 'Administrators',
    calls: true,
  },
  {
    path: paths.settingsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "settings" */ './screens/administration/settings-screen'))
        .SettingsScreen,
    title: 'Settings',
    calls: true,
  },
  {
    path: paths.releasesPath,
    screen: async () =>
      (await import(/* webpackChunkName: "releases" */ './screens/releases-screen')).ReleasesScreen,
    title: 'Releases',
    calls: true,
  },
]);
