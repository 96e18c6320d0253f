import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom lacks what routers and streams expect of a browser. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** It knows the dialog element, but not how to open one over the page. */
Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});

/** Nothing is ever seen in it: a test scrolls by pressing what stands for scrolling. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
