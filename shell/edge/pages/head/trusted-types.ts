/**
 * The only policy of a page's Trusted Types. Accepts a script of this site or of the payment provider, text without an
 * element, and the empty script element from which React makes the data for search engines. Refuses all other values.
 */
export const trustedTypes = [
  `window.trustedTypes?.createPolicy('default',{createHTML:h=>h.includes('<')&&h!=='<script><\\/script>'?null:h`,
  `createScriptURL:u=>{const{origin}=new URL(u,document.baseURI);return origin===location.origin||origin==='https://js.paystack.co'?u:null}})`,
].join(',');
