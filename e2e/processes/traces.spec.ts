import { randomUUID } from 'node:crypto';
import { findPostgres } from '../../scripts/tests/programs/postgres.mjs';
import { startApi, startEdge } from '../support/processes/product';
import { type CollectedSpan, followCollector, startCollector } from '../support/processes/trace-collector';
import { expect, running, test } from '../support/visit';

type Followed = Awaited<ReturnType<typeof followCollector>>;

const databases = { 'the embedded database': onHostedGallery, PostgreSQL: onPostgres };

for (const [database, follow] of Object.entries(databases))
  test(`calls and pages make one trace each down to the statements of ${database}; the edge ignores a visitor's trace ID and sends nothing personal`, async () => {
    const { url, collector, stop } = await follow();
    await expectTraces(url, await followCollector(collector));
    await stop();
  });

async function onHostedGallery() {
  return { url: running().gallery, collector: process.env.E2E_TRACES ?? '', stop: async () => {} };
}

/** Without a local PostgreSQL, the embedded one replaces it, as in the API's own tests. */
async function onPostgres() {
  const [collector, postgres] = await Promise.all([startCollector(), findPostgres()]);
  const settings = { TRACES_URL: collector.url };
  const api = await startApi({ settings: { ...settings, ...(postgres && { DATABASE_URL: postgres.url }) } });
  const edge = await startEdge({ api: api.url, remotes: running().remotes, settings });
  const stop = async () => {
    for (const piece of [edge, api, collector, postgres]) await piece?.stop();
  };
  return { url: edge.url, collector: collector.url, stop };
}

/** Expects a whole trace of a call, of a list, and of a rendered page. */
async function expectTraces(gallery: string, followed: Followed) {
  const foreign = '0af7651916cd43dd8448eb211c80319c';
  const personal = {
    traceparent: `00-${foreign}-b7ad6b7169203331-01`,
    'user-agent': 'Adaeze 1.0',
    cookie: 'a=1',
  };
  const once = randomUUID();
  let searches = 0;
  const search = () => `q=adaeze%40example.com+${once}+${++searches}`;
  await fetch(`${gallery}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...personal },
    body: JSON.stringify({ email: 'adaeze@example.com', password: 'not hers' }),
  });
  await fetch(`${gallery}/api/artwork?${search()}`, { headers: personal });
  await expect
    .poll(async () => {
      // A busy edge may send a page unrendered.
      await fetch(`${gallery}/artist?${search()}`, { headers: personal });
      return wholeTraces(await followed.spans());
    })
    .toEqual(expect.arrayContaining(['POST /api/*', 'GET /api/*', 'GET /*']));
  const sent = (await followed.sent()).join('\n');
  expect(sent).not.toContain(foreign);
  expect(sent).not.toMatch(/adaeze/i);
  expect(sent).not.toContain(once);
}

/** Lists the edge's requests whose traces reach a request to the API and a statement. */
function wholeTraces(spans: CollectedSpan[]): string[] {
  const roots = spans.filter(({ service, parentSpanId }) => service === 'edge' && !parentSpanId);
  const isWhole = ({ traceId }: CollectedSpan) => {
    const kinds = new Set(spans.filter((span) => span.traceId === traceId).map(kindOf));
    return ['edge request', 'api request', 'api statement'].every((kind) => kinds.has(kind));
  };
  return roots.filter(isWhole).map(({ name }) => name);
}

function kindOf({ service, attributes }: CollectedSpan): string {
  const isStatement = attributes.some(({ key }) => key.startsWith('db.'));
  return `${service} ${isStatement ? 'statement' : 'request'}`;
}
