import { createHash } from 'node:crypto';
import { sessionKey } from '../src/session/session';

/**
 * Runs in the head of every page, before anything is drawn. It marks the page of somebody who is logged in: the header
 * neither flashes nor shifts. It takes a chunk that failed out of the page, so that the remote's runtime does not wait
 * for it but asks again. And it leaves the line to the scripts: faces of the same measures show the text until those
 * have come, and then the brand's own, both at once.
 */
export const bootScript = `{
const root = document.documentElement.dataset;
try { if (JSON.parse(localStorage.getItem('${sessionKey}')).isLoggedIn === true) root.auth = '' } catch {}
addEventListener('error', ({ target: t }) => t.localName === 'script' && t.dataset.rspack && t.remove(), true);
root.faces = 'later';
const fetched = ({ content: href }) => new Promise((done) => document.head.append(
  Object.assign(document.createElement('link'), { rel: 'preload', as: 'font', crossOrigin: '', href, onload: done, onerror: done })));
const take = () => {
  if (root.faces !== 'later') return;
  root.faces = 'coming';
  watch.disconnect();
  Promise.all([...document.querySelectorAll('meta[name=font]')].map(fetched)).then(() => delete root.faces)
};
const come = ({ src }) => !src || performance.getEntriesByName(src).length;
const watch = new PerformanceObserver(() => document.body && [...document.scripts].every(come) && take());
watch.observe({ type: 'resource' });
addEventListener('load', take)
}`.replaceAll(/\n\s*/g, '');

/** For the policy: the one script that may stand in the page. */
export const bootHash = createHash('sha256').update(bootScript).digest('base64');
