/** The file name of the worker that opens a page again without a network. Its folder is the only place that it reaches. */
export const offlineWorker = 'offline-worker.js';

/** The browser's cache for such a page and its files. The page fills it, and the worker reads it. */
export const offlineCache = 'offline-pages';
