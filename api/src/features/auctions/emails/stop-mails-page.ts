import { bidsPath } from '@gallery/shared/paths/customer-paths';
import escapeHtml from 'escape-html';

/** A page without scripts, for a link in an e-mail; only its button changes anything, since mail programs open links. */
export function stopMailsPage({ artwork, stopped }: { artwork: string; stopped: boolean }): string {
  const title = stopped ? 'No more emails' : 'Stop these emails?';
  const text = stopped
    ? `You get no more emails about the bids on ${artwork}. If you win it, we will still email you.`
    : `You get emails about the bids on ${artwork}. If you win it, we will email you in any case.`;
  const button = stopped ? '' : '<form method="post"><button type="submit">No more emails</button></form>';
  return `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<style>${styles}</style>
</head>
<body><main><h1>${title}</h1><p>${escapeHtml(text)}</p>${button}<p><a href="${bidsPath}">Your bids</a></p></main></body>
</html>
`;
}

const styles =
  'body{margin:0;padding:48px 20px;background:#faf8f4;color:#14181f;font:400 16px/1.55 Arial,sans-serif}main{max-width:520px;margin:0 auto}h1{font:400 30px/1.15 Georgia,serif}button{padding:14px 24px;border:0;border-radius:3px;background:#14181f;color:#faf8f4;font:inherit;font-weight:700;cursor:pointer}a{color:#14181f}@media (prefers-color-scheme:dark){body{background:#14181f;color:#faf8f4}button{background:#faf8f4;color:#14181f}a{color:#faf8f4}}';

/** The page is styled, and sends its form to itself. */
export const stopMailsPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";
