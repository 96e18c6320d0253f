import { roomLimits, viewingRoomPaths } from '@gallery/shared/contract/viewing-rooms/viewing-room';
import { useSession } from '@gallery/shared/host';
import { useEffect, useRef } from 'react';

/** In seconds, below the most that a report may cover. */
const reportEvery = 15;

/** A work counts while this part of it is on the screen, or it takes this part of a low screen. */
const enough = 0.6;
const steps = Array.from({ length: 21 }, (_, step) => step / 20);

/** Reports the opening and how long each work is on the screen. Visits of staff do not count. */
export function useCountViews(token: string) {
  const list = useRef<HTMLOListElement>(null);
  const { status, user } = useSession();
  const counts = status === 'known' && user?.role !== 'admin';
  useEffect(() => {
    if (counts && list.current) return countViews(token, list.current);
  }, [token, counts]);
  return list;
}

function countViews(token: string, list: HTMLElement): () => void {
  const seen = new Map<string, number>();
  const shown = new Set<string>();
  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const { work = '' } = (entry.target as HTMLElement).dataset;
        if (isBeforeTheEyes(entry)) shown.add(work);
        else shown.delete(work);
      }
    },
    { threshold: steps },
  );
  const observeWorks = () => {
    for (const work of list.querySelectorAll('[data-work]')) observer.observe(work);
  };
  observeWorks();
  const later = new MutationObserver(observeWorks);
  later.observe(list, { childList: true });

  function report() {
    const looks = [...seen].map(([artwork_id, seconds]) => ({
      artwork_id,
      seconds: Math.min(seconds, roomLimits.secondsInReport),
    }));
    seen.clear();
    const visitor = readVisitor();
    if (!visitor) return;
    const body = JSON.stringify({ visitor, looks });
    const address = `/api${viewingRoomPaths.views(token)}`;
    navigator.sendBeacon(address, new Blob([body], { type: 'application/json' }));
  }

  let ticks = 0;
  const timer = setInterval(() => {
    if (document.visibilityState !== 'visible') return;
    for (const work of shown) seen.set(work, (seen.get(work) ?? 0) + 1);
    ticks += 1;
    if (ticks % reportEvery === 0) report();
  }, 1_000);
  const leave = () => document.visibilityState === 'hidden' && seen.size > 0 && report();
  document.addEventListener('visibilitychange', leave);
  report();
  return () => {
    clearInterval(timer);
    observer.disconnect();
    later.disconnect();
    document.removeEventListener('visibilitychange', leave);
    if (seen.size > 0) report();
  };
}

function isBeforeTheEyes({ intersectionRatio, intersectionRect, rootBounds }: IntersectionObserverEntry) {
  const screen = rootBounds?.height ?? innerHeight;
  return intersectionRatio >= enough || intersectionRect.height >= enough * screen;
}

const key = 'viewing room visitor';

/** Returns a random id that the browser forgets with its tab, or `null` where it cannot keep one. */
function readVisitor(): string | null {
  try {
    const known = sessionStorage.getItem(key);
    if (known) return known;
    // Missing on pages without HTTPS.
    const visitor = crypto.randomUUID();
    sessionStorage.setItem(key, visitor);
    return visitor;
  } catch {
    return null;
  }
}
