import { createHash } from 'node:crypto';
import { currencyKey } from '@gallery/shared/contract/currencies/currency';
import { fontsKey } from '../../../src/fonts/show-fonts';
import { sessionKey } from '../../../src/session/session';

/** In milliseconds without a loaded script. */
const scriptTimeoutMs = 8000;

/** Marks signed-in pages before the first paint, so that the header shows the right links. */
const markSession = `try{if(JSON.parse(localStorage.getItem('${sessionKey}'))?.isLoggedIn===true)document.documentElement.dataset.auth=''}catch{}`;

/** Reserves the lines of the visitor's currency, which the prices show after their code has loaded. */
const markCurrency = `try{if(localStorage.getItem('${currencyKey}'))document.documentElement.dataset.currency=''}catch{}`;

/** In milliseconds. On a line that loads the page this fast, fonts arrive before the first paint. */
const quickPageMs = 40;

/** In Mbit/s, as Chromium estimates it. Such a line loads the fonts in a tenth of a second beside the first picture. */
const fastLine = 4;

/** Shows the brand's fonts at once where the browser has them or loads them fast. */
const showFonts = [
  `{const page=document.documentElement,{fonts}=document.currentScript.dataset;let has`,
  `try{has=localStorage.getItem('${fontsKey}')}catch{}`,
  `if(has||performance.now()<${quickPageMs}||navigator.connection?.downlink>${fastLine}){page.dataset.fonts=''`,
  `for(const href of fonts.split(' '))document.head.append(Object.assign(document.createElement('link'),{rel:'preload',as:'font',type:'font/woff2',crossOrigin:'',href}))}}`,
].join(';');

/** Removes failed chunks, so that the runtime fetches them again. */
const removeFailed = `addEventListener('error',({target:t})=>t.localName==='script'&&t.dataset.rspack&&t.remove(),true)`;

/** When the scripts do not load, shows the fonts, and an error instead of an area's skeleton (`EdgeSkeleton`). */
const showFailure = [
  `{const id=n=>document.getElementById('area-'+n)`,
  `const fail=()=>{document.documentElement.dataset.fonts='';const f=id('failed');if(f){id('waiting').hidden=true;f.hidden=false;f.querySelector('button').onclick=()=>location.reload()}}`,
  `let timer=setTimeout(fail,${scriptTimeoutMs})`,
  `document.addEventListener('load',({target:t})=>{if(t.localName==='script'){clearTimeout(timer);timer=setTimeout(fail,${scriptTimeoutMs})}},true)}`,
].join(';');

/** Records presses before their code loads (`@gallery/shared/browser/early-input`), but never typed text. */
const rememberPresses = [
  `{const pressed=new WeakSet,ready=new WeakSet;window.earlyInput={pressed,ready}`,
  `addEventListener('click',({target:t})=>{const b=t.closest('button[type=button]');if(b&&!b.popoverTargetElement&&!ready.has(b))pressed.add(b)},true)`,
  `addEventListener('submit',({target:f})=>ready.has(f)||f.method!=='dialog'||pressed.add(f),true)}`,
].join(';');

/** Records errors before the telemetry code loads (`src/telemetry/page-events`). */
const rememberErrors = [
  `{const events=window.pageEvents=[]`,
  `for(const type of['error','unhandledrejection'])addEventListener(type,e=>e.target.localName!=='img'&&events.length<20&&events.push(e),true)}`,
].join(';');

/**
 * The only policy of a page's Trusted Types. Accepts a script file of this site or of the payment provider, text without
 * an element, the empty script element that React makes, and JSON, which does nothing as a script: a page changes its
 * data for search engines. Refuses all other values.
 */
const trustedTypes = [
  `window.trustedTypes?.createPolicy('default',{createHTML:h=>h.includes('<')&&h!=='<script><\\/script>'?null:h`,
  `createScript:t=>{try{JSON.parse(t);return t}catch{return null}}`,
  `createScriptURL:u=>{const{origin}=new URL(u,document.baseURI);return origin===location.origin||origin==='https://js.paystack.co'?u:null}})`,
].join(',');

export const bootScript = [
  trustedTypes,
  rememberErrors,
  markSession,
  markCurrency,
  showFonts,
  removeFailed,
  showFailure,
  rememberPresses,
].join(';');

export const bootHash = createHash('sha256').update(bootScript).digest('base64');
