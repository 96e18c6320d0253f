import { TextDecoder, TextEncoder } from 'node:util';

/** jsdom lacks what routers and streams expect of a browser. */
Object.assign(globalThis, { TextDecoder, TextEncoder });
