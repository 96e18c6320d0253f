import { artworkPath } from '@gallery/shared/paths/gallery-paths';
import { setHistoryTransition, useLocation } from '@gallery/shared/router';
import { useEffect } from 'react';
import { canMovePictures, cardPicture, movePicture, openPicture } from './move-picture';

const isArtwork = (path: string) => path.startsWith(artworkPath(''));
let isReplayed = false;

/** On back and forward, the router gets the event after the browser has captured the old page. */
export function useReturnWithPicture(): void {
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
