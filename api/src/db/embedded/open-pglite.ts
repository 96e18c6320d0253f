import { mkdir } from 'node:fs/promises';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { unaccent } from '@electric-sql/pglite/contrib/unaccent';
import { NodeFS } from '@electric-sql/pglite/nodefs';
import { type Span, SpanKind, trace } from '@opentelemetry/api';
import { drizzle } from 'drizzle-orm/pglite';
import pLimit from 'p-limit';
import { fromPglite } from 'pg-boss';
import type { OpenDatabase } from '../client';
import { migratePglite } from '../migrations/migrate';

type InitOptions = Parameters<NodeFS['init']>[1];

/** PGlite sets file modes itself and ignores the umask. */
type SetAttributes = (node: unknown, attributes: { mode?: number }) => void;
type NodeFileSystem = Record<'node_ops' | 'stream_ops', { setattr: SetAttributes }>;

class PrivateNodeFS extends NodeFS {
  override async init(pglite: PGlite, options: InitOptions) {
    const { emscriptenOpts } = await super.init(pglite, options);
    const [...preRun] = emscriptenOpts.preRun ?? [];
    const withPrivateModes = (module: unknown) => {
      const { NODEFS } = module as { NODEFS: NodeFileSystem };
      for (const operations of [NODEFS.node_ops, NODEFS.stream_ops]) setPrivateModes(operations);
    };
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [withPrivateModes, ...preRun] } };
  }
}

function setPrivateModes(operations: { setattr: SetAttributes }): void {
  const { setattr } = operations;
  operations.setattr = (node, { mode, ...others }) =>
    setattr(node, mode === undefined ? others : { ...others, mode: mode & ~0o077 });
}

/** The caller must hold the lock (`lock.ts`) first: two processes on one folder lose data. */
export async function openPglite(folder: string): Promise<OpenDatabase> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  return openedOn(await PGlite.create({ fs: new PrivateNodeFS(folder), extensions, startParams }));
}

export async function openPgliteInMemory(template?: Blob): Promise<OpenDatabase & { dump(): Promise<Blob> }> {
  const pglite = await PGlite.create('memory://', { extensions, startParams, loadDataDir: template });
  return { ...openedOn(pglite), dump: () => pglite.dumpDataDir('none') };
}

const extensions = { pg_trgm, unaccent };

/** The system caches the files too, so that a large cache only costs memory: 128 MB by default. */
const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB'];

function openedOn(pglite: PGlite): OpenDatabase {
  const enqueue = queued(pglite);
  const db = drizzle(pglite);
  return {
    db,
    background: db,
    jobStore: { db: fromPglite(pglite), backend: 'pglite' },
    listen: async (channel, onNotify) => {
      // Runs outside the queue: `listen` enters the queue itself, and a queued job would wait for its own end.
      const stop = await pglite.listen(channel, onNotify);
      return { isLive: () => true, stop: () => stop() };
    },
    migrate: () => migratePglite(db),
    close: () => enqueue(() => pglite.close()),
  };
}

function queued(pglite: PGlite) {
  const enqueue = yieldingQueue();
  const query = pglite.query.bind(pglite);
  const exec = pglite.exec.bind(pglite);
  const transaction = pglite.transaction.bind(pglite);
  pglite.query = (...sent) => traced(sent[0], () => enqueue(() => query(...sent)));
  pglite.exec = (...sent) => enqueue(() => exec(...sent));
  pglite.transaction = (job) => traced('TRANSACTION', () => enqueue(() => transaction(job)));
  return enqueue;
}

/** Writes the same spans as the PostgreSQL instrumentation. Costs nothing without a traced request. */
async function traced<T>(statement: string, run: () => Promise<T>): Promise<T> {
  if (!trace.getActiveSpan()) return run();
  const attributes = { 'db.system.name': 'postgresql', 'db.query.text': statement };
  const [name = 'query'] = statement.trimStart().split(/\s/, 1);
  const options = { kind: SpanKind.CLIENT, attributes };
  return trace.getTracer('pglite').startActiveSpan(name.toUpperCase(), options, (span) => ended(span, run));
}

async function ended<T>(span: Span, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } finally {
    span.end();
  }
}

/** Yields to the event loop before each job: PGlite runs in microtasks and would starve the sockets. */
export function yieldingQueue() {
  const limit = pLimit(1);
  return <Result>(job: () => Promise<Result>): Promise<Result> => limit(() => nextTurn().then(job));
}
