import { createHash } from 'node:crypto';
import { sessionKey } from '../src/session/session';

/** Mbit/s. */
const slowLine = 2;

/**
 * Runs in the head of every page, before anything is drawn. It marks the page of somebody who is logged in: the header
 * neither flashes nor shifts. It takes a chunk that failed out of the page, so that the remote's runtime does not wait
 * for it but asks again. And it asks for the fonts: at once, or on a slow line once the scripts have come; until then
 * faces of the same measures show the text, and then the brand's own, both at once.
 */
export const bootScript = `{
const root = document.documentElement.dataset, { connection: line } = navigator;
try { if (JSON.parse(localStorage.getItem('${sessionKey}')).isLoggedIn === true) root.auth = '' } catch {}
addEventListener('error', ({ target: t }) => t.localName === 'script' && t.dataset.rspack && t.remove(), true);
const fetched = ({ content: href }) => new Promise((done) => document.head.append(Object.assign(document.createElement('link'),
  { rel: 'preload', as: 'font', crossOrigin: '', fetchPriority: 'low', href, onload: done, onerror: done })));
const fetchFonts = () => Promise.all([...document.querySelectorAll('meta[name=font]')].map(fetched));
if (line && (line.saveData || line.downlink < ${slowLine})) {
  root.faces = 'later';
  const take = () => {
    if (root.faces !== 'later') return;
    root.faces = 'coming';
    watch.disconnect();
    fetchFonts().then(() => delete root.faces)
  };
  const come = ({ src }) => !src || performance.getEntriesByName(src).length;
  const watch = new PerformanceObserver(() => document.body && [...document.scripts].every(come) && take());
  watch.observe({ type: 'resource' });
  addEventListener('load', take)
} else fetchFonts()
}`.replaceAll(/\n\s*/g, '');

/** For the policy: the one script that may stand in the page. */
export const bootHash = createHash('sha256').update(bootScript).digest('base64');
