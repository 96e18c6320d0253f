type Click = Pick<MouseEvent, 'button' | 'metaKey' | 'ctrlKey' | 'shiftKey' | 'altKey'>;

/** Returns true if a click follows a link here, rather than in another tab or as a download. */
export function isPlainClick({ button, metaKey, ctrlKey, shiftKey, altKey }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}

/**
 * Returns true if the address bar already shows `path`. The router still shows the previous page while the code of
 * the next one loads, so a second click would add a second history entry.
 */
export function isOpening(path: string): boolean {
  const { href } = window.location;
  return new URL(path, href).href === href;
}
