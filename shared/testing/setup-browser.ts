import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom lacks what routers and streams expect of a browser. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** Faults that are reported fail a test, as those that the console shows. */
globalThis.reportError ??= (error) => console.error(error);

/** It knows the dialog element, but not how to open one over the page. A test may also run without a page. */
if ('HTMLDialogElement' in globalThis) {
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      this.open = false;
    },
  });
}

/** Its files cannot be read by the newer way. */
Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

/** Nothing is ever seen in it: a test scrolls by pressing what stands for scrolling. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
