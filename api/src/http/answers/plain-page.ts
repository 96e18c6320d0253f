import escapeHtml from 'escape-html';
import type { FastifyReply } from 'fastify';

type PlainPage = {
  title: string;
  /** Its texts are escaped. */
  html: string;
  /** More rules of the content policy, such as `frame-src 'self'`. */
  policy?: string;
  status?: number;
};

/** Sends a page without scripts, for links in emails. Its forms may post to its own address. */
export function sendPlainPage(
  reply: FastifyReply,
  { title, html, policy, status = 200 }: PlainPage,
): FastifyReply {
  const page = `<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)}</title>
<style>${styles}</style>
</head>
<body><main><h1>${escapeHtml(title)}</h1>${html}</main></body>
</html>
`;
  return sendHtml(reply.code(status), page, [ownPolicy, policy].filter(Boolean).join('; '));
}

/** The pages of the site have no `Origin-Agent-Cluster`, and a browser warns when the pages of an origin differ. */
export function sendHtml(reply: FastifyReply, html: string, policy: string): FastifyReply {
  return reply
    .removeHeader('origin-agent-cluster')
    .headers({
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'x-robots-tag': 'noindex',
    })
    .send(html);
}

/** Allows inline styles and forms to the page's own address. */
const ownPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/** Repeats the site's colors, because the page must work while no remote does. */
const styles = `body{margin:0;padding:48px 20px;background:#faf8f4;color:#14181f;font:400 16px/1.55 Arial,sans-serif;overflow-wrap:anywhere}
main{max-width:944px;margin:0 auto}
main>p,main>h1{max-width:520px}
h1{font:400 30px/1.15 Georgia,serif}
h2{margin:40px 0 12px;font:400 21px/1.2 Georgia,serif}
a{color:inherit}
a:focus-visible,button:focus-visible{outline:2px solid;outline-offset:3px}
button{padding:14px 24px;border:0;border-radius:3px;background:#14181f;color:#faf8f4;font:inherit;font-weight:700;cursor:pointer}
ul{margin:0;padding:0;list-style:none}
li{padding:12px 0;border-top:1px solid #dcd7cd}
small{color:#4e5157;font-size:14px}
figure{margin:0}
figcaption{margin-bottom:6px;color:#4e5157;font-size:14px}
.views{display:flex;flex-wrap:wrap;gap:24px}
iframe{box-sizing:border-box;max-width:100%;height:760px;border:1px solid #dcd7cd}
pre{margin:0;white-space:pre-wrap;font:14px/1.5 ui-monospace,monospace}
@media (prefers-color-scheme:dark){body{background:#14181f;color:#faf8f4}button{background:#faf8f4;color:#14181f}small,figcaption{color:#b9b8b3}li,iframe{border-color:#3a3f48}}`;
