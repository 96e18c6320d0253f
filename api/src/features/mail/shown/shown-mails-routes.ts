import { idPattern } from '@gallery/shared/domain/id';
import { formatMailTime } from '@gallery/shared/domain/time';
import { desc, eq } from 'drizzle-orm';
import escapeHtml from 'escape-html';
import type { FastifyPluginAsync } from 'fastify';
import type { Database } from '../../../db/client';
import { noStore } from '../../../http/answers/cache-control';
import { sendHtml, sendPlainPage } from '../../../http/answers/plain-page';
import { mails } from '../mail.table';

type Mail = typeof mails.$inferSelect;
type One = { Params: { id: string } };

export type ShownMailsDeps = { db: Database; isDemo: boolean; publicUrl: string };

const newest = 200;

/** Shows the mails of a demo, which leave it nowhere else. Everywhere else the pages answer 404, because mails hold codes and links of their readers. */
export const shownMailsRoutes: FastifyPluginAsync<ShownMailsDeps> = async (
  app,
  { db, isDemo, publicUrl },
) => {
  app.addHook('onRequest', noStore);

  app.get('/', async (_request, reply) => {
    if (!isDemo) return sendPlainPage(reply, notFound);
    const all = await db.select().from(mails).orderBy(desc(mails.createdAt), desc(mails.id)).limit(newest);
    return sendPlainPage(reply, { title: 'Emails', html: listHtml(all) });
  });

  app.get<One>('/:id', async ({ params }, reply) => {
    const mail = await readMail(params.id);
    if (!mail) return sendPlainPage(reply, notFound);
    return sendPlainPage(reply, { title: mail.subject, html: mailHtml(mail), policy: "frame-src 'self'" });
  });

  app.get<One>('/:id/html', async ({ params }, reply) => {
    const mail = await readMail(params.id);
    if (!mail) return sendPlainPage(reply, notFound);
    const html = mail.html.replace('<head>', '<head>\n<base target="_blank">');
    return sendHtml(reply, html, framePolicy(publicUrl));
  });

  async function readMail(id: string): Promise<Mail | undefined> {
    if (!isDemo || !idPattern.test(id)) return undefined;
    const [mail] = await db.select().from(mails).where(eq(mails.id, id));
    return mail;
  }
};

/** Lets a mail show its pictures and open its links in another window, and nothing else. */
function framePolicy(publicUrl: string): string {
  return `default-src 'none'; img-src ${publicUrl}; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox`;
}

const notFound = {
  status: 404,
  title: 'Page not found',
  html: '<p>There is no page at this address.</p><p><a href="/">To the gallery</a></p>',
};

function listHtml(all: Mail[]): string {
  if (all.length === 0) return '<p>No emails yet. Register or place an order to see one.</p>';
  const items = all.map(
    (mail) =>
      `<li><a href="/mails/${mail.id}">${escapeHtml(mail.subject)}</a><br><small>To ${escapeHtml(mail.toName || mail.toAddress)}, ${timeOf(mail)}</small></li>`,
  );
  return `<p>The demo writes these emails and sends them to nobody.</p><ul>${items.join('')}</ul>`;
}

function mailHtml(mail: Mail): string {
  const { id, toName, toAddress, attachments, text } = mail;
  const files = attachments.map(({ filename }) => filename).join(', ');
  return `<p><small>To ${escapeHtml(`${toName}, ${toAddress}`)}<br>${timeOf(mail)}${files && `<br>Attached: ${escapeHtml(files)}`}</small></p>
<p><a href="/mails">All emails</a></p>
<div class="views">${[600, 320].map((width) => frameOf(id, width)).join('')}</div>
<h2>Plain text</h2>
<pre>${escapeHtml(text)}</pre>`;
}

function frameOf(id: string, width: number): string {
  return `<figure><figcaption>${width} px</figcaption><iframe src="/mails/${id}/html" width="${width}" title="The email at ${width} pixels" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe></figure>`;
}

function timeOf({ createdAt }: Mail): string {
  return formatMailTime(createdAt.toISOString());
}
