// Runs on both databases, because the embedded one runs in the process that answers.
import type { InjectOptions } from 'fastify';
import type { AnySchema } from 'yup';
import type { OpenDatabase } from '../db/client';
import { openTestDatabase } from '../testing/database/test-database';
import { eventLoopDelay, shortestEventLoopDelay } from '../testing/faults/event-loop-delay';
import { processorTime } from '../testing/faults/processor-time';
import { newAdministrator } from '../testing/gallery/admin-account';
import { databaseKind } from '../testing/processes/config';
import { sampleRequests } from '../testing/requests/sample-requests';
import {
  worstBodies,
  worstHeaders,
  worstPaths,
  worstTexts,
  worstValues,
} from '../testing/requests/worst-cases';
import { type AppRoute, routesOf } from '../testing/server/app-routes';
import { buildTestApp } from '../testing/server/test-app';

jest.setTimeout(300_000);

/** In milliseconds: the longest wait of any other request. */
const maxDelayMs = 50;

let database: OpenDatabase;
let app: ReturnType<typeof buildTestApp>;
let routes: AppRoute[];
/** Accepted requests, by `METHOD path status`. */
let good: Record<string, InjectOptions>;
let administrator: { headers: Record<string, string> };

beforeAll(async () => {
  database = await openTestDatabase();
  app = buildTestApp(database.db);
  routes = routesOf(app);
  await app.ready();
  good = await sampleRequests(app, database.db);
  administrator = await newAdministrator(app, database.db);
});
afterAll(async () => {
  await app.close();
  await database.close();
});

type Case = { name: string; request: InjectOptions };

/** Finds inputs that block the event loop. Sends all cases together, and one by one where that took too long. */
async function slowOnes(base: InjectOptions, cases: Case[]): Promise<string[]> {
  const send = ({ request }: Case) => app.inject(request);
  const together = await eventLoopDelay(async () => {
    for (const one of cases) expect((await send(one)).statusCode).toBeLessThan(500);
  });
  if (together <= maxDelayMs) return [];
  const slow: string[] = [];
  for (const one of cases) {
    if ((await shortestEventLoopDelay(() => send(one), maxDelayMs)) <= maxDelayMs) continue;
    // On a busy machine every request waits, so its processor time decides. The embedded database works in this thread,
    // so an ordinary request does not count.
    const cost = await processorTime(() => send(one), maxDelayMs);
    const ordinary = cost > maxDelayMs ? await processorTime(() => app.inject(base)) : 0;
    if (cost - ordinary > maxDelayMs) slow.push(`${one.name}: ${Math.round(cost)} ms`);
  }
  return slow;
}

async function expectNoDelay(casesOf: (route: AppRoute) => Case[]) {
  const slow: string[] = [];
  let sent = 0;
  for (const route of routes.filter(({ method, isStream }) => method !== 'HEAD' && !isStream)) {
    const cases = casesOf(route);
    sent += cases.length;
    slow.push(...(await slowOnes(baseOf(route), cases)));
  }
  expect(slow).toEqual([]);
  expect(sent).toBeGreaterThan(100);
}

/** Uses a request that this route accepts, or an administrator's without a body. */
function baseOf({ method, url }: AppRoute): InjectOptions {
  const path = url.replace(/:(\w+)/g, '{$1}');
  const granted = good[`${method} ${path} 200`] ?? good[`${method} ${path} 201`];
  return { method: method as 'GET', url, ...(granted ?? administrator) };
}

const named = ({ method, url }: AppRoute, field: string, name: string) =>
  `${method} ${url} ${field}: ${name}`;

/**
 * Returns the texts for a field. Whole texts reach only our own code, so the test sends them once, on the embedded
 * database. The part of each that passes the length rule goes to PostgreSQL, because the embedded database would
 * search in this event loop.
 */
function textsFor(schema: AnySchema): [name: string, text: string][] {
  const texts = Object.entries(worstTexts);
  if (databaseKind === 'pglite') return isKnown(schema) ? texts.slice(0, 1) : texts;
  const max = schema.describe().tests.find((test) => test.name === 'max')?.params?.max;
  return typeof max === 'number' ? texts.map(([name, text]) => [name, text.slice(0, max)]) : [];
}

const known = new Set<string>();

/** Tells whether a field with the same rules was tested, because the same text takes them the same time. */
function isKnown(schema: AnySchema): boolean {
  const rules = schema as AnySchema & { transforms: unknown[]; tests: { OPTIONS?: { test: unknown } }[] };
  const functions = [...rules.transforms, ...rules.tests.map(({ OPTIONS }) => OPTIONS?.test)].map(String);
  const signature = JSON.stringify([schema.describe(), functions]);
  const isOld = known.has(signature);
  known.add(signature);
  return isOld;
}

test('no value in a field of a form delays other requests', async () => {
  await expectNoDelay((route) =>
    Object.entries(route.body).flatMap(([field, schema]) => {
      const base = baseOf(route);
      const form = (base.payload ?? {}) as Record<string, unknown>;
      const headers = { ...base.headers, 'content-type': 'application/json' };
      const withJson = (value: string) => {
        const rest = JSON.stringify({ ...form, [field]: undefined }).slice(1);
        return { ...base, headers, payload: `{"${field}":${value}${rest === '}' ? rest : `,${rest}`}` };
      };
      const texts = textsFor(schema).map(([name, text]) => [name, JSON.stringify(text)] as const);
      const isNew = databaseKind === 'pglite' && texts.length > 1;
      const values = isNew ? Object.entries(worstValues) : [];
      return [...texts, ...values].map(([name, value]) => ({
        name: named(route, field, name),
        request: withJson(value),
      }));
    }),
  );
});

test('no value in a field of a query delays other requests', async () => {
  await expectNoDelay((route) =>
    Object.entries(route.query).flatMap(([field, schema]) =>
      textsFor(schema).map(([name, text]) => ({
        name: named(route, field, name),
        request: { ...baseOf(route), query: { [field]: text.slice(0, 1_600).replace(/\p{Cs}/gu, '') } },
      })),
    ),
  );
});

// These requests never reach a database.
if (databaseKind === 'pglite') {
  test('no body delays other requests', async () => {
    await expectNoDelay((route) =>
      ['GET', 'OPTIONS'].includes(route.method)
        ? []
        : Object.entries(worstBodies(route.bodyLimit)).map(([name, { type, body }]) => {
            const base = baseOf(route);
            const headers = { ...base.headers, 'content-type': type };
            return { name: named(route, 'body', name), request: { ...base, headers, payload: body } };
          }),
    );
  });

  test('no path and no header delays other requests', async () => {
    await expectNoDelay((route) => {
      const base = baseOf(route);
      const paths = /:\w+/.test(route.url) ? Object.entries(worstPaths) : [];
      return [
        ...paths.map(([name, part]) => ({
          name: named(route, 'path', name),
          request: { ...base, url: route.url.replaceAll(/:\w+/g, part) },
        })),
        // From a visitor: what an account's route does after its gate depends on no header.
        ...Object.entries(worstHeaders).map(([name, headers]) => ({
          name: named(route, 'header', name),
          request: { method: base.method, url: base.url, headers },
        })),
      ];
    });
  });
}
