import type { MouseEvent } from 'react';

/** Scrolls to a part of the page; without scripts the link is a plain one. */
export function jumpTo(id: string) {
  return {
    to: `#${id}`,
    onClick(event: MouseEvent) {
      const part = document.getElementById(id);
      if (!part) return;
      event.preventDefault();
      part.scrollIntoView();
      part.focus({ preventScroll: true });
    },
  };
}
