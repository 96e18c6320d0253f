import { createHash } from 'node:crypto';

/** Milliseconds that the scripts wait for the first picture. */
const pictureMs = 2000;

/** Milliseconds from the first byte of the page to the last on an ordinary line, which has room for fonts and scripts together. */
const ordinaryPageMs = 60;

/**
 * At the end of the page: names the styles in the page to the remotes' runtimes (`stylesheetHtml`), and begins the scripts of its template, and the fonts, when the first picture has the line no longer.
 * Over HTTP/2 and later they begin at once, because the server sends the picture first: it has the higher priority.
 */
export const startScript = [
  `for(const style of document.querySelectorAll('style[data-link],style[data-href]')){const{link:rspack,href}=style.dataset,link=document.createElement('link');link.rel='stylesheet';if(rspack)link.dataset.rspack=rspack;if(href)link.dataset.href=href;style.after(link)}`,
  `{const{content}=document.getElementById('scripts');let begun`,
  `const[page={}]=performance.getEntriesByType('navigation')`,
  `const quick=()=>(page.responseEnd||performance.now())-page.responseStart<${ordinaryPageMs}`,
  `const begin=()=>{if(begun)return;begun=true;if(quick())document.documentElement.dataset.fonts='';for(const e of[...document.importNode(content,true).children]){if(e.src)e.async=!e.defer;document.head.append(e)}}`,
  `const pictures=/^h[23]/.test(page.nextHopProtocol)?[]:[...document.querySelectorAll('img[fetchpriority=high]')].filter(({complete})=>!complete)`,
  `let waiting=pictures.length`,
  `const came=()=>--waiting||begin()`,
  `for(const p of pictures){p.addEventListener('load',came);p.addEventListener('error',came)}`,
  `if(waiting)setTimeout(begin,${pictureMs});else begin()}`,
].join(';');

export const startHash = createHash('sha256').update(startScript).digest('base64');
