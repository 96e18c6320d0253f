import { useNotFound } from '@gallery/shared/host';
import { Route, Routes } from '@gallery/shared/router';
import { lazy } from 'react';
import { HomeScreen } from './screens/home-screen';

/** A chunk of its own in the browser, part of the one bundle at the edge. */
const ArtworkScreen = lazy(async () => {
  const { ArtworkScreen } = await import(/* webpackChunkName: "artwork" */ './screens/artwork-screen');
  return { default: ArtworkScreen };
});

export function GalleryApp() {
  const NotFound = useNotFound();
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/art-page/:id" element={<ArtworkScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
