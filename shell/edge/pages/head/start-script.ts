import { createHash } from 'node:crypto';

/** Milliseconds that the scripts wait for the first picture. */
const pictureMs = 2000;

/** At the end of the page: begins the scripts of its template when the first picture has the line no longer. */
export const startScript = [
  `{const{content}=document.getElementById('scripts');let begun`,
  `const begin=()=>{if(begun)return;begun=true;for(const e of[...document.importNode(content,true).children]){if(e.src)e.async=!e.defer;document.head.append(e)}}`,
  `const pictures=[...document.querySelectorAll('img[fetchpriority=high]')].filter(({complete})=>!complete)`,
  `let waiting=pictures.length`,
  `const came=()=>--waiting||begin()`,
  `for(const p of pictures){p.addEventListener('load',came);p.addEventListener('error',came)}`,
  `if(waiting)setTimeout(begin,${pictureMs});else begin()}`,
].join(';');

export const startHash = createHash('sha256').update(startScript).digest('base64');
