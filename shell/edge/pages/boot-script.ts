import { createHash } from 'node:crypto';
import { sessionKey } from '../../src/session/session';

/** Marks signed-in pages before the first paint, and removes failed chunks so that the runtime retries them. */
export const bootScript = [
  `try{if(JSON.parse(localStorage.getItem('${sessionKey}'))?.isLoggedIn===true)document.documentElement.dataset.auth=''}catch{}`,
  `addEventListener('error',({target:t})=>t.localName==='script'&&t.dataset.rspack&&t.remove(),true)`,
].join(';');

export const bootHash = createHash('sha256').update(bootScript).digest('base64');
