/** Says that the page made this call by itself, so the call does not keep the session. */
export const automaticHeader = { 'x-automatic': '1' };

/** In milliseconds. A page calls soon after what a person does. */
const soon = 60_000;
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove'];
let seenAt = Date.now();

/** Notes what a person does in this page, from now on. */
export function notePresence(): void {
  const note = () => {
    seenAt = Date.now();
  };
  for (const sign of signs) window.addEventListener(sign, note, { capture: true, passive: true });
}

/** A read with nobody at the page repeats by a timer. */
export function isAutomatic(method: string | undefined): boolean {
  return method === 'GET' && Date.now() - seenAt > soon;
}
