import { flushSync } from 'react-dom';

/** In milliseconds. A page that takes longer to render appears without a movement. */
const maxRenderMs = 300;

export function canMovePictures(): boolean {
  return 'startViewTransition' in document && !matchMedia('(prefers-reduced-motion: reduce)').matches;
}

/** While `update` changes the page, the picture `from` grows or shrinks into the one that `to` then finds. */
export function movePicture(from: Element, update: () => void, to: () => Element | null | undefined): void {
  let moved: Element | null | undefined;
  from.toggleAttribute('data-moving', true);
  const transition = document.startViewTransition(() => {
    const began = performance.now();
    flushSync(update);
    from.removeAttribute('data-moving');
    if (performance.now() - began > maxRenderMs) return transition.skipTransition();
    moved = to();
    moved?.toggleAttribute('data-moving', true);
  });
  const end = () => moved?.removeAttribute('data-moving');
  transition.ready.catch(() => undefined); // the browser skips it, for example when the next one starts
  transition.finished.then(end, end);
}

export function openPicture(): Element | null {
  return pictureIn(document.querySelector('main article'));
}

/** Finds the visible picture of a work's card. */
export function cardPicture(path: string): Element | null | undefined {
  const cards = document.querySelectorAll(`main a[href="${CSS.escape(path)}"]`);
  return [...cards].map(pictureIn).find((picture) => picture && isInView(picture));
}

export function pictureIn(place: Element | null): Element | null {
  return place?.querySelector('picture')?.parentElement ?? null;
}

function isInView(element: Element): boolean {
  const { top, bottom, left, right } = element.getBoundingClientRect();
  return bottom > 0 && right > 0 && top < innerHeight && left < innerWidth;
}
