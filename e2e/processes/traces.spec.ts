import { findPostgres } from '../../scripts/tests/programs/postgres.mjs';
import { type Api, type Edge, type Piece, startApi, startEdge } from '../support/processes/product';
import { type CollectedSpan, startCollector } from '../support/processes/trace-collector';
import { expect, running, test } from '../support/visit';

// The tests of a database share its servers.
test.describe.configure({ mode: 'default' });

const databases = {
  'the embedded database': async () => null,
  // Without a local PostgreSQL, the embedded one replaces it, as in the API's own tests.
  PostgreSQL: findPostgres,
};

for (const [database, open] of Object.entries(databases))
  test.describe(`on ${database}`, () => {
    let collector: Awaited<ReturnType<typeof startCollector>>;
    let postgres: Awaited<ReturnType<typeof findPostgres>>;
    let api: Api;
    let edge: Edge;

    test.beforeAll(async () => {
      [collector, postgres] = await Promise.all([startCollector(), open()]);
      const settings = { TRACES_URL: collector.url };
      api = await startApi({ settings: { ...settings, ...(postgres && { DATABASE_URL: postgres.url }) } });
      edge = await startEdge({ api: api.url, remotes: running().remotes, settings });
    });

    test.afterAll(async () => {
      const pieces: (Piece | typeof postgres | undefined)[] = [edge, api, collector, postgres];
      for (const piece of pieces) await piece?.stop();
    });

    test('a call through the edge makes one trace down to the statements', async () => {
      const body = JSON.stringify({ email: 'adaeze@example.com', password: 'not hers' });
      await fetch(`${edge.url}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body,
      });
      await expectTrace(collector, 'POST /api/*');
    });

    test('a rendered page makes one trace down to the statements', async () => {
      await fetch(`${edge.url}/event-booking`);
      await expectTrace(collector, 'GET /*');
    });

    test("the edge ignores a visitor's trace ID and sends nothing personal", async () => {
      const foreign = '0af7651916cd43dd8448eb211c80319c';
      const headers = {
        traceparent: `00-${foreign}-b7ad6b7169203331-01`,
        'user-agent': 'Adaeze 1.0',
        cookie: 'a=1',
      };
      await fetch(`${edge.url}/api/artwork?q=adaeze%40example.com`, { headers });
      await expectTrace(collector, 'GET /api/*');
      expect(collector.sent()).not.toContain(foreign);
      expect(collector.sent()).not.toMatch(/adaeze/i);
    });
  });

async function expectTrace(collector: Awaited<ReturnType<typeof startCollector>>, name: string) {
  await expect
    .poll(() => {
      const spans = collector.spans();
      const root = spans.find((span) => span.service === 'edge' && span.name === name && !span.parentSpanId);
      return spans.filter((span) => span.traceId === root?.traceId).map(kindOf);
    })
    .toEqual(expect.arrayContaining(['edge request', 'api request', 'api statement']));
}

function kindOf({ service, attributes }: CollectedSpan): string {
  const isStatement = attributes.some(({ key }) => key.startsWith('db.'));
  return `${service} ${isStatement ? 'statement' : 'request'}`;
}
