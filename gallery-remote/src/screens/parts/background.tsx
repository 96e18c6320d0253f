import { whenIdle } from '@gallery/shared/browser/first-view';
import { prepareCalls } from '@gallery/shared/http';
import { useMergeDeviceWorks } from '@gallery/shared/saved/use-merge-device-works';
import type { RouteScreen } from '@gallery/shared/ui/navigation/route-screen';
import { useEffect } from 'react';
import { useFollowAvailability } from '../../features/artworks/use-follow-availability';
import { CurrencyTool } from '../../features/currencies/currency-tool';
import { useReturnWithPicture } from '../../ui/moving-picture/use-return-with-picture';
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
