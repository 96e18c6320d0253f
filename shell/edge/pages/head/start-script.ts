import { createHash } from 'node:crypto';

/** The milliseconds that the scripts wait for the first picture. */
const pictureMs = 2000;

/** The milliseconds from the first to the last byte of the page on an ordinary line, which can load fonts and scripts together. */
const ordinaryPageMs = 60;

/**
 * Runs at the end of the page. Names the page's styles to the remotes' runtimes (`stylesheetHtml`), and starts the
 * scripts and fonts once the first picture no longer needs the line. Over HTTP/2 and later they start at once,
 * because the server sends the picture first by priority. Otherwise the request for the first script waits a third of
 * the page's own time from request to last byte: its bytes then follow the picture's and leave no pause on a slow line.
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
  `const first=()=>begun||document.head.append(content.firstElementChild)`,
  `if(waiting){setTimeout(first,((page.responseEnd||performance.now())-page.requestStart)/3);setTimeout(begin,${pictureMs})}else begin()}`,
].join(';');

export const startHash = createHash('sha256').update(startScript).digest('base64');
