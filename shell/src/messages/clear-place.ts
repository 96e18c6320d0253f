import { type RefObject, useEffect } from 'react';

/** Moves the toasts of `area` below the bars at the top, and off the focused control, which they would hide. */
export function useClearPlace(area: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const { current } = area;
    if (!current) return;
    const place = () => placeToasts(current);
    const observer = new MutationObserver(place);
    observer.observe(current, { childList: true, subtree: true });
    for (const event of events) window.addEventListener(event, place);
    return () => {
      observer.disconnect();
      for (const event of events) window.removeEventListener(event, place);
    };
  }, [area]);
}

/** A page that opens scrolls to its top, where the head of the site then is. */
const events = ['focusin', 'resize', 'scrollend'] as const;

/** A toast that has the focus itself stays where it is. */
function placeToasts(area: HTMLElement): void {
  const toasts = area.querySelector<HTMLElement>('.Toastify__toast-container');
  if (!toasts || area.contains(document.activeElement)) return;
  const { left, right, height } = toasts.getBoundingClientRect();
  const start = Number.parseFloat(getComputedStyle(toasts).top) || 0;
  const free = freeTop({ left, right, top: start, bottom: start + height }, area);
  // A translation is no layout shift.
  toasts.style.translate = `0 ${free - start}px`;
}

type Strip = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>;

/** In pixels. */
const gap = 8;
/** More bars than a page has. */
const maxMoves = 4;

/** Returns the first top from that of `strip` on where it hides nothing, or that of `strip` if there is no room. */
function freeTop(strip: Strip, area: HTMLElement): number {
  const height = strip.bottom - strip.top;
  let { top } = strip;
  for (let move = 0; move < maxMoves; move += 1) {
    const hidden = hiddenBy({ ...strip, top, bottom: top + height }, area);
    if (!hidden) return top;
    top = hidden.bottom + gap;
    if (top + height > window.innerHeight) break;
  }
  return strip.top;
}

function hiddenBy(strip: Strip, area: HTMLElement): Strip | undefined {
  const xs = [strip.left + 1, (strip.left + strip.right) / 2, strip.right - 1];
  const ys = [strip.top, (strip.top + strip.bottom) / 2, strip.bottom];
  const found = xs.flatMap((x) => ys.flatMap((y) => document.elementsFromPoint(x, y)));
  const bar = found.find((element) => !area.contains(element) && isBar(element));
  if (bar) return bar.getBoundingClientRect();
  const focused = document.activeElement;
  if (!(focused instanceof HTMLElement) || focused.tabIndex < 0 || !isLow(focused)) return undefined;
  const box = focused.getBoundingClientRect();
  const isHidden =
    box.left < strip.right && strip.left < box.right && box.top < strip.bottom && strip.top < box.bottom;
  return isHidden ? box : undefined;
}

/** The head of the site or of a dialog, or a bar of a remote that stays while its page scrolls. */
function isBar(element: Element): boolean {
  if (!isLow(element) || element.matches('dialog')) return false;
  if (element.matches('header')) return element.matches('dialog header') || !element.closest('main');
  return ['sticky', 'fixed'].includes(getComputedStyle(element).position);
}

/** A toast cannot hide the whole of a tall element. */
function isLow(element: Element): boolean {
  return element.getBoundingClientRect().height < window.innerHeight / 3;
}
