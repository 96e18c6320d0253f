export const stateId = 'lot-state';

/** Moves the focus to the state of the lot, where what has just happened is said. */
export function focusState(): void {
  document.getElementById(stateId)?.focus({ preventScroll: true });
}
