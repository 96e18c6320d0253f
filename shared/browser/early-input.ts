/** What was pressed before its code was there, remembered by the boot script; `ready` answers presses itself. */
export type EarlyInput = { pressed: WeakSet<Element>; ready: WeakSet<Element> };

declare global {
  interface Window {
    earlyInput?: EarlyInput;
  }
}

/** True once, for a button or form that was pressed before its code was there. */
export function takeEarlyPress(element: Element): boolean {
  window.earlyInput?.ready.add(element);
  return window.earlyInput?.pressed.delete(element) ?? false;
}

/** A ref: React calls it when the button's code is there. */
export function replayPress(button: HTMLButtonElement | null): void {
  if (!button || !takeEarlyPress(button)) return;
  setTimeout(() => button.click());
}
