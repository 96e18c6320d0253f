export const stateId = 'lot-state';

/** Moves the focus to the state of the lot, which says what has just happened. */
export function focusState(): void {
  document.getElementById(stateId)?.focus({ preventScroll: true });
}
