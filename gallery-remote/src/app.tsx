import { useNotFound } from '@gallery/shared/host';
import { prepareCalls } from '@gallery/shared/http';
import { Route, Routes } from '@gallery/shared/router';
import { useQuietLine } from '@gallery/shared/ui/quiet-line';
import { lazy, useEffect } from 'react';
import { AvailabilityFollower } from './screens/availability-follower';
import { HomeScreen } from './screens/home-screen';

/** Chunks of their own in the browser, parts of the one bundle at the edge. */
const load = {
  about: () => import(/* webpackChunkName: "about" */ './screens/about-screen'),
  artwork: () => import(/* webpackChunkName: "artwork" */ './screens/artwork-screen'),
  artworks: () => import(/* webpackChunkName: "artworks" */ './screens/artworks-screen'),
  auction: () => import(/* webpackChunkName: "auction" */ './screens/auction-screen'),
  contact: () => import(/* webpackChunkName: "contact" */ './screens/contact-screen'),
  events: () => import(/* webpackChunkName: "events" */ './screens/events-screen'),
};
const AboutScreen = lazy(async () => ({ default: (await load.about()).AboutScreen }));
const ArtworkScreen = lazy(async () => ({ default: (await load.artwork()).ArtworkScreen }));
const ArtworksScreen = lazy(async () => ({ default: (await load.artworks()).ArtworksScreen }));
const AuctionScreen = lazy(async () => ({ default: (await load.auction()).AuctionScreen }));
const ContactScreen = lazy(async () => ({ default: (await load.contact()).ContactScreen }));
const EventsScreen = lazy(async () => ({ default: (await load.events()).EventsScreen }));

export function GalleryApp() {
  return (
    <>
      <AvailabilityFollower />
      <FetchingAhead />
      <Routes>
        <Route path="/" element={<HomeScreen />} />
        <Route path="/artist" element={<ArtworksScreen />} />
        <Route path="/art-page/:id" element={<ArtworkScreen />} />
        <Route path="/about" element={<AboutScreen />} />
        <Route path="/event-booking" element={<EventsScreen />} />
        <Route path="/contact-us" element={<ContactScreen />} />
        <Route path="/auction-bidding" element={<AuctionScreen />} />
        <Route path="*" element={<NotFoundHere />} />
      </Routes>
    </>
  );
}

function NotFoundHere() {
  const NotFound = useNotFound();
  return <NotFound />;
}

/** Beside the screens: a change of the line draws none of them anew. */
function FetchingAhead() {
  const quiet = useQuietLine();
  useEffect(() => {
    if (quiet) void fetchTheRest();
  }, [quiet]);
  return null;
}

/** What a click on a work needs comes first. A screen that cannot be had now is asked for when it is opened. */
async function fetchTheRest() {
  await Promise.allSettled([load.artwork(), prepareCalls()]);
  await Promise.allSettled(Object.values(load).map((screen) => screen()));
}
