import { lotPaths } from '@gallery/shared/contract/auctions/auction';
import { artistPaths } from '@gallery/shared/contract/catalogue/artists/artist';
import { artworkPaths } from '@gallery/shared/contract/catalogue/artwork';
import { certificatePaths } from '@gallery/shared/contract/catalogue/certificates/certificate';
import { contactPaths } from '@gallery/shared/contract/inbox/contact';
import { enquiryPaths } from '@gallery/shared/contract/inbox/enquiry';
import { enquiryInputSchema } from '@gallery/shared/contract/inbox/enquiry-input.schema';
import { contactInputSchema } from '@gallery/shared/contract/inbox/inbox.schema';
import { eventPaths } from '@gallery/shared/contract/programme/event';
import { bookingInputSchema } from '@gallery/shared/contract/programme/event-input.schema';
import { savedPaths } from '@gallery/shared/contract/saved/saved';
import { viewingRoomPaths } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import * as paths from '@gallery/shared/paths/gallery-paths';
import { apiPattern, defineRoutes } from '@gallery/shared/routes/define-routes';
import * as loads from './loads';
import { HomeScreen } from './screens/home-screen';

/** The app, the build, and the edge all read the pages of this remote here. Few visitors open a page with `preload: 'never'`. */
export const routes = defineRoutes([
  {
    path: paths.homePath,
    component: HomeScreen,
    later: 'landing',
    load: loads.loadHome,
    title: 'Welcome to the world of ART',
    query: ['category'],
    sitemap: true,
    cacheable: [artworkPaths.list, eventPaths.list],
  },
  {
    path: paths.artworksPath,
    screen: async () =>
      (await import(/* webpackChunkName: "artworks" */ './screens/artworks-screen')).ArtworksScreen,
    load: loads.loadArtworks,
    title: 'Artworks',
    query: ['q', 'type', 'artist', 'material', 'size', 'color', 'min', 'max', 'available', 'sort', 'cursor'],
    sitemap: true,
    cacheable: [artworkPaths.list, artistPaths.list, apiPattern(artistPaths.one)],
  },
  {
    path: paths.artistPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "artist" */ './screens/artist-screen')).ArtistScreen,
    load: loads.loadArtist,
    title: 'Artist',
    query: ['works'],
    exists: apiPattern(artistPaths.one),
    sitemap: { list: artistPaths.pages, items: 'pages', paged: true },
    cacheable: [apiPattern(artistPaths.one), artworkPaths.list],
  },
  {
    path: paths.artworkPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "artwork" */ './screens/artwork-screen')).ArtworkScreen,
    load: loads.loadArtwork,
    preload: 'first',
    title: 'Artwork',
    query: ['sent'],
    exists: apiPattern(artworkPaths.one),
    form: {
      send: enquiryPaths.send,
      fields: Object.keys(enquiryInputSchema.fields),
      idField: 'art_id',
      sent: 'enquiry',
    },
    countsViews: true,
    sitemap: { list: `${artworkPaths.list}?short=true`, items: 'artworks', paged: true },
    feed: {
      list: `${artworkPaths.list}?limit=30`,
      items: 'artworks',
      title: 'name_of_artwork',
      text: 'description',
      person: 'artist_id',
    },
    cacheable: [apiPattern(artworkPaths.one)],
  },
  {
    path: paths.certificatePath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "certificate" */ './screens/certificates/certificate-screen'))
        .CertificateScreen,
    load: loads.loadCertificate,
    preload: 'never',
    title: 'Certificate of authenticity',
    exists: apiPattern(certificatePaths.one),
    live: 'Loading the certificate',
  },
  {
    path: paths.certificateSearchPath,
    screen: async () =>
      (await import(/* webpackChunkName: "certificate-search" */ './screens/certificates/search-screen'))
        .CertificateSearchScreen,
    load: loads.loadCertificateSearch,
    preload: 'never',
    title: 'Check a certificate',
    query: ['number'],
    sitemap: true,
  },
  {
    path: paths.aboutPath,
    screen: async () => (await import(/* webpackChunkName: "about" */ './screens/about-screen')).AboutScreen,
    load: loads.loadAbout,
    title: 'About',
    sitemap: true,
  },
  {
    path: paths.eventsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "events" */ './screens/events-screen')).EventsScreen,
    load: loads.loadEvents,
    title: 'Events',
    query: ['cancel'],
    sitemap: true,
    cacheable: [eventPaths.list],
  },
  {
    path: paths.eventPath(':id'),
    screen: async () => (await import(/* webpackChunkName: "event" */ './screens/event-screen')).EventScreen,
    load: loads.loadEvent,
    title: 'Event',
    query: ['sent'],
    exists: eventPaths.list,
    form: {
      send: apiPattern(eventPaths.book),
      fields: Object.keys(bookingInputSchema.fields),
      sent: { answer: 'booking.status' },
    },
    sitemap: { list: eventPaths.list, items: 'events' },
  },
  {
    path: paths.contactPath,
    screen: async () =>
      (await import(/* webpackChunkName: "contact" */ './screens/contact-screen')).ContactScreen,
    load: loads.loadGalleryFacts,
    title: 'Contact',
    query: ['sent'],
    form: { send: contactPaths.send, fields: Object.keys(contactInputSchema.fields), sent: 'message' },
    sitemap: true,
  },
  {
    path: paths.auctionsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "auction" */ './screens/auctions/auction-screen')).AuctionScreen,
    load: loads.loadAuctions,
    title: 'Arts On Auction',
    query: ['auction', 'sort', 'cursor'],
    live: 'Loading the current bids',
    sitemap: true,
  },
  {
    path: paths.lotPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "lot" */ './screens/auctions/lot-screen')).LotScreen,
    load: loads.loadLot,
    title: 'Lot',
    exists: apiPattern(lotPaths.one),
    live: 'Loading the current bid',
    sitemap: { list: lotPaths.list, items: 'lots', paged: true },
  },
  {
    path: paths.lotRecordPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "record" */ './screens/auctions/record-screen')).RecordScreen,
    load: loads.loadRecord,
    preload: 'never',
    title: 'The record of a lot',
    exists: apiPattern(lotPaths.record),
    live: 'Loading the record',
  },
  {
    path: paths.deliveryPath,
    screen: async () =>
      (await import(/* webpackChunkName: "delivery" */ './screens/policies/delivery-screen')).DeliveryScreen,
    load: loads.loadGalleryFacts,
    preload: 'never',
    title: 'Delivery',
    sitemap: true,
  },
  {
    path: paths.returnsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "returns" */ './screens/policies/returns-screen')).ReturnsScreen,
    load: loads.loadGalleryFacts,
    preload: 'never',
    title: 'Returns',
    sitemap: true,
  },
  {
    path: paths.termsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "terms" */ './screens/policies/terms-screen')).TermsScreen,
    load: loads.loadGalleryFacts,
    preload: 'never',
    title: 'Terms of sale',
    sitemap: true,
  },
  {
    path: paths.privacyPath,
    screen: async () =>
      (await import(/* webpackChunkName: "privacy" */ './screens/policies/privacy-screen')).PrivacyScreen,
    load: loads.loadGalleryFacts,
    preload: 'never',
    title: 'Privacy',
    sitemap: true,
  },
  {
    path: paths.checkoutPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "checkout" */ './screens/buying/checkout-screen')).CheckoutScreen,
    preload: 'never',
    title: 'Complete your purchase',
    exists: apiPattern(artworkPaths.one),
  },
  {
    path: paths.thanksPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "thanks" */ './screens/buying/thanks-screen')).ThanksScreen,
    title: 'Thank you',
  },
  {
    path: paths.ordersOfGuestsPath,
    screen: async () =>
      (await import(/* webpackChunkName: "guest-order" */ './screens/buying/guests/guest-order-screen'))
        .GuestOrderScreen,
    preload: 'never',
    title: 'Your order',
  },
  {
    path: paths.savedPath,
    screen: async () =>
      (await import(/* webpackChunkName: "saved" */ './screens/saved/saved-screen')).SavedScreen,
    title: 'Saved',
  },
  {
    path: paths.sharedListPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "shared-list" */ './screens/saved/shared-list-screen'))
        .SharedListScreen,
    load: loads.loadSharedList,
    preload: 'never',
    title: 'Shared list',
    exists: apiPattern(savedPaths.shared),
    live: 'Loading the list',
    unlisted: true,
  },
  {
    path: paths.viewingRoomPath(':id'),
    screen: async () =>
      (await import(/* webpackChunkName: "shared-list" */ './screens/viewing-room/viewing-room-screen'))
        .ViewingRoomScreen,
    load: loads.loadViewingRoom,
    // Shares the file of shared lists, so that the first view does not name another one.
    preload: 'never',
    title: 'Viewing room',
    exists: apiPattern(viewingRoomPaths.shown),
    live: 'Loading the room',
    unlisted: true,
  },
]);
