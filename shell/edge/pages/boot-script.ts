import { createHash } from 'node:crypto';
import { sessionKey } from '../../src/session/session';

/**
 * Marks the page of somebody who is logged in before anything is drawn: the header neither flashes nor shifts. And
 * takes a chunk that failed out of the page, so that the remote's runtime does not wait for it but asks again.
 */
export const bootScript = [
  `try{if(JSON.parse(localStorage.getItem('${sessionKey}'))?.isLoggedIn===true)document.documentElement.dataset.auth=''}catch{}`,
  `addEventListener('error',({target:t})=>t.localName==='script'&&t.dataset.rspack&&t.remove(),true)`,
].join(';');

/** For the policy: the one script that may stand in the page. */
export const bootHash = createHash('sha256').update(bootScript).digest('base64');
