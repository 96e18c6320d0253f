import type { MouseEvent } from 'react';

/** What makes a link lead to a part of its own page; without scripts it is a plain one. */
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
