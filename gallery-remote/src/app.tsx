import { useNotFound } from '@gallery/shared/host';
import { Route, Routes } from '@gallery/shared/router';
import { lazy, useEffect } from 'react';
import { HomeScreen } from './screens/home-screen';

/** A chunk of its own in the browser, part of the one bundle at the edge. */
const loadArtwork = () => import(/* webpackChunkName: "artwork" */ './screens/artwork-screen');
const ArtworkScreen = lazy(async () => ({ default: (await loadArtwork()).ArtworkScreen }));

/** Milliseconds after which the first page has had the line to itself. */
const quietTime = 3000;

export function GalleryApp() {
  const NotFound = useNotFound();
  useEffect(() => {
    const timer = setTimeout(loadArtwork, quietTime);
    return () => clearTimeout(timer);
  }, []);
  return (
    <Routes>
      <Route path="/" element={<HomeScreen />} />
      <Route path="/art-page/:id" element={<ArtworkScreen />} />
      <Route path="*" element={<NotFound />} />
    </Routes>
  );
}
