import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

configure({ asyncUtilTimeout: 10_000 });

/** jsdom lacks what routers and streams need. */
Object.assign(globalThis, { TextDecoder, TextEncoder });

/** jsdom provides random numbers, but no hashes. */
if (!globalThis.crypto.subtle)
  Object.defineProperty(globalThis.crypto, 'subtle', { value: webcrypto.subtle });

globalThis.reportError ??= (error) => console.error(error);

/** No test begins with a page from the edge, so the page counts as hydrated. */
if ('document' in globalThis) document.documentElement.dataset.hydrated = '';

/** jsdom has fetched nothing. */
performance.getEntriesByType ??= () => [];
performance.getEntriesByName ??= () => [];

/** jsdom cannot open a dialog over the page. A test may also run without a page. */
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

Blob.prototype.arrayBuffer ??= function arrayBuffer(this: Blob) {
  return new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result as ArrayBuffer);
    reader.readAsArrayBuffer(this);
  });
};

/** jsdom lays nothing out, so no point of the page has elements. */
if ('document' in globalThis) document.elementsFromPoint ??= () => [];

/** jsdom does not scroll. */
if ('Element' in globalThis) Element.prototype.scrollIntoView ??= () => {};

/** jsdom makes nothing visible, so a test presses the button that replaces scrolling. */
globalThis.IntersectionObserver ??= class {
  observe() {}
  disconnect() {}
} as unknown as typeof IntersectionObserver;
