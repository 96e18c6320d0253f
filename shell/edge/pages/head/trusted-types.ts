/**
 * The only policy of a page's Trusted Types. Accepts a script file of this site or of the payment provider, text without
 * an element, the empty script element that React makes, and JSON, which does nothing as a script: a page changes its
 * data for search engines. Refuses all other values.
 */
export const trustedTypes = [
  `window.trustedTypes?.createPolicy('default',{createHTML:h=>h.includes('<')&&h!=='<script><\\/script>'?null:h`,
  `createScript:t=>{try{JSON.parse(t);return t}catch{return null}}`,
  `createScriptURL:u=>{const{origin}=new URL(u,document.baseURI);return origin===location.origin||origin==='https://js.paystack.co'?u:null}})`,
].join(',');
