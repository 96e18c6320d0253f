import { useNetworkIdle } from '@gallery/shared/browser/first-view';
import { useNotFound } from '@gallery/shared/host';
import { matchPath, Route, Routes } from '@gallery/shared/router';
import { screenRoutes, screensOf } from '@gallery/shared/ui/navigation/route-screen';
import { useEffect, useState } from 'react';
import { routes } from './routes';
import { loadSections } from './screens/home-screen';
import type { Background as BackgroundPart } from './screens/parts/background';

const screens = screensOf(routes);

/** Loads the screen's code, so that its first render does not suspend. */
export async function prepare(pathname: string): Promise<void> {
  await screens.find(({ path }) => matchPath(path, pathname))?.prepare();
}

export function GalleryApp() {
  return (
    <>
      <AfterFirstView />
      <Routes>
        {screenRoutes(screens)}
        <Route path="*" element={<NotFoundScreen />} />
      </Routes>
    </>
  );
}

function NotFoundScreen() {
  const NotFound = useNotFound();
  return <NotFound />;
}

/** The pages also work without the background, so its failure is silent. */
function AfterFirstView() {
  const isIdle = useNetworkIdle();
  const [Background, setBackground] = useState<typeof BackgroundPart>();
  useEffect(() => void prefetchFirst(), []);
  useEffect(() => {
    if (!isIdle) return;
    import(/* webpackChunkName: "background" */ './screens/parts/background').then(
      (part) => setBackground(() => part.Background),
      () => undefined,
    );
  }, [isIdle]);
  return Background && <Background screens={screens} loadSections={loadSections} />;
}

/** The screen repeats a failed prefetch when it opens. */
async function prefetchFirst() {
  const first = screens.filter(({ preload }) => preload === 'first');
  await Promise.allSettled(first.map(({ prepare }) => prepare()));
}
