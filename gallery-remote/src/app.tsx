import { useNetworkIdle, whenIdle } from '@gallery/shared/browser/network-idle';
import { useNotFound } from '@gallery/shared/host';
import { prepareCalls } from '@gallery/shared/http';
import { matchPath, Route, Routes } from '@gallery/shared/router';
import { routeScreen } from '@gallery/shared/ui/navigation/route-screen';
import { screenRoutes } from '@gallery/shared/ui/navigation/screen-routes';
import { useEffect } from 'react';
import { AvailabilityFollower } from './screens/background/availability-follower';
import { PictureReturn } from './screens/background/picture-return';
import { HomeScreen } from './screens/home-screen';

/** Separate chunks in the browser, part of the one bundle at the edge. */
const screens = {
  '/artist': routeScreen(
    async () => (await import(/* webpackChunkName: "artworks" */ './screens/artworks-screen')).ArtworksScreen,
  ),
  '/art-page/:id': routeScreen(
    async () => (await import(/* webpackChunkName: "artwork" */ './screens/artwork-screen')).ArtworkScreen,
  ),
  '/about': routeScreen(
    async () => (await import(/* webpackChunkName: "about" */ './screens/about-screen')).AboutScreen,
  ),
  '/event-booking': routeScreen(
    async () => (await import(/* webpackChunkName: "events" */ './screens/events-screen')).EventsScreen,
  ),
  '/event-booking/:id': routeScreen(
    async () => (await import(/* webpackChunkName: "event" */ './screens/event-screen')).EventScreen,
  ),
  '/contact-us': routeScreen(
    async () => (await import(/* webpackChunkName: "contact" */ './screens/contact-screen')).ContactScreen,
  ),
  '/auction-bidding': routeScreen(
    async () => (await import(/* webpackChunkName: "auction" */ './screens/auction-screen')).AuctionScreen,
  ),
  '/auction-bidding/:id': routeScreen(
    async () => (await import(/* webpackChunkName: "lot" */ './screens/lot-screen')).LotScreen,
  ),
  '/thank-you/:id': routeScreen(
    async () => (await import(/* webpackChunkName: "thanks" */ './screens/thanks-screen')).ThanksScreen,
  ),
};

/** Loaded when it is opened, and never before: few visitors check a record. */
const rareScreens = {
  '/auction-bidding/:id/record': routeScreen(
    async () =>
      (await import(/* webpackChunkName: "record" */ './screens/auctions/record-screen')).RecordScreen,
  ),
};

const allScreens = { ...screens, ...rareScreens };

/** Loads the screen's code, so that its first render does not suspend. */
export async function prepare(pathname: string): Promise<void> {
  const found = Object.entries(allScreens).find(([path]) => matchPath(path, pathname));
  await found?.[1].prepare();
}

export function GalleryApp() {
  return (
    <>
      <AvailabilityFollower />
      <ScreenPrefetch />
      <PictureReturn />
      <Routes>
        <Route path="/" element={<HomeScreen />} />
        {screenRoutes(allScreens)}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </>
  );
}

function NotFoundScreen() {
  const NotFound = useNotFound();
  return <NotFound />;
}

function ScreenPrefetch() {
  const isIdle = useNetworkIdle();
  useEffect(() => void prefetchArtworkScreen(), []);
  useEffect(() => {
    if (isIdle) void prefetchScreens();
  }, [isIdle]);
  return null;
}

/** Most visitors open a work first. A failed prefetch is repeated when the screen opens. */
async function prefetchArtworkScreen() {
  await Promise.allSettled([screens['/art-page/:id'].prepare()]);
}

/** One by one in idle time: evaluating all at once would delay a click. */
async function prefetchScreens() {
  await Promise.allSettled([prepareCalls()]);
  for (const { prepare } of Object.values(screens)) {
    await new Promise<void>(whenIdle);
    await Promise.allSettled([prepare()]);
  }
}
