/** The boot script remembers presses from before the code arrived. `ready` elements handle presses themselves. */
export type EarlyInput = { pressed: WeakSet<Element>; ready: WeakSet<Element> };

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** Returns true once for a button or form that was pressed before its code arrived. */
export function takeEarlyPress(element: Element): boolean {
  window.earlyInput?.ready.add(element);
  return window.earlyInput?.pressed.delete(element) ?? false;
}

/** A callback ref, which React calls when the button's code has loaded. */
export function replayPress(button: HTMLButtonElement | null): void {
  if (!button || !takeEarlyPress(button)) return;
  setTimeout(() => button.click());
}
