import { useNetworkIdle, whenIdle } from '@gallery/shared/browser/first-view';
import { prepareCalls } from '@gallery/shared/http';
import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { type QueryClient, useQueryClient } from '@gallery/shared/query';
import { setHistoryTransition, useLocation } from '@gallery/shared/router';
import { useMergeDeviceWorks } from '@gallery/shared/saved/use-merge-device-works';
import type { RouteScreen } from '@gallery/shared/ui/navigation/route-screen';
import { useEffect } from 'react';
import { CurrencyTool } from '../../features/currencies/currency-tool';
import { canMovePictures, cardPicture, movePicture, openPicture } from '../../ui/moving-picture/move-picture';
import { SaveButton } from '../../ui/saving/save-button';
import { SaveSearch } from '../../ui/saving/save-search';
import { fillSaveSlots } from '../../ui/saving/save-slot';
import { fillSearchSlots } from '../../ui/saving/search-slot';
import { useNews } from '../../ui/saving/use-news';

fillSaveSlots(SaveButton);
fillSearchSlots(SaveSearch);

type BackgroundProps = { screens: RouteScreen[]; loadSections: () => Promise<unknown> };

/** Works beside the screens after the first view, so that navigation does not interrupt it. */
export function Background({ screens, loadSections }: BackgroundProps) {
  useEffect(() => void prefetchScreens(screens, loadSections), [screens, loadSections]);
  useFollowAvailability(loadSections);
  useReturnWithPicture();
  useMergeDeviceWorks();
  useNews();
  return <CurrencyTool />;
}

/** Prefetches one screen at a time while the browser is idle, because evaluating all at once would delay a click. */
async function prefetchScreens(screens: RouteScreen[], loadSections: () => Promise<unknown>) {
  await Promise.allSettled([prepareCalls(), loadSections()]);
  for (const { preload, prepare } of screens) {
    if (preload === 'never') continue;
    await new Promise<void>(whenIdle);
    await Promise.allSettled([prepare()]);
  }
}

/** Starts after `loadSections`: React would discard the edge's HTML of sections whose data changes before their hydration. */
function useFollowAvailability(loadSections: () => Promise<unknown>): void {
  const queryClient = useQueryClient();
  const isIdle = useNetworkIdle();
  useEffect(() => {
    if (!isIdle) return;
    const leaving = new AbortController();
    // The pages also work without live updates.
    follow(queryClient, leaving.signal, loadSections).catch(() => undefined);
    return () => leaving.abort();
  }, [isIdle, queryClient, loadSections]);
}

async function follow(queryClient: QueryClient, signal: AbortSignal, loadSections: () => Promise<unknown>) {
  const code = import(/* webpackChunkName: "live" */ '../../features/artworks/follow-availability');
  await Promise.allSettled([code, loadSections()]);
  await new Promise<void>(whenIdle);
  const { followAvailability } = await code;
  if (!signal.aborted) await followAvailability(queryClient, signal);
}

const isArtwork = (path: string) => path.startsWith(artworkPath(''));
let isReplayed = false;

/** On back and forward, the router gets the event after the browser has captured the old page. */
function useReturnWithPicture(): void {
  const { pathname } = useLocation();
  useEffect(() => {
    setHistoryTransition((event) => {
      const next = window.location.pathname;
      if (isReplayed || event.hasUAVisualTransition || isArtwork(pathname) === isArtwork(next)) return;
      if (!canMovePictures()) return;
      const from = isArtwork(next) ? cardPicture(next) : openPicture();
      if (!from) return;
      event.stopImmediatePropagation();
      movePicture(from, replay, isArtwork(next) ? openPicture : () => cardPicture(pathname));
    });
    return () => setHistoryTransition(null);
  }, [pathname]);
}

function replay() {
  isReplayed = true;
  window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state }));
  isReplayed = false;
}
