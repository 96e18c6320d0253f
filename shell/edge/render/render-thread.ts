import { createRequire } from 'node:module';
import vm from 'node:vm';
import { parentPort, workerData } from 'node:worker_threads';
import type { RemoteApp } from '@gallery/shared/host';
import { context, propagation, ROOT_CONTEXT } from '@opentelemetry/api';
import type { RenderRequest, render, setApiOrigin, singletons } from '../../src/render';
import { createRecentReads } from './recent-reads';

export type ThreadData = {
  threadFile: string;
  shellBundle: string;
  publicUrl: string;
  demo: boolean;
  tracesUrl?: string;
  code: string;
};
type ShellBundle = {
  render: typeof render;
  setApiOrigin: typeof setApiOrigin;
  singletons: Record<string, (typeof singletons)[keyof typeof singletons]>;
};

const { shellBundle, publicUrl, demo, tracesUrl, code }: ThreadData = workerData;
if (tracesUrl) {
  const { traceThread } = await import('../traces/trace-edge');
  traceThread(tracesUrl);
}
const shell: ShellBundle = createRequire(import.meta.url)(shellBundle);
const remote = code ? evaluate(code) : undefined;

export type RenderInput = Pick<RenderRequest, 'path' | 'budget' | 'skeleton' | 'refusedForm'> & {
  apiUrl: string;
  /** The page may contain answers of the last second, because the edge stores it. */
  isStored?: boolean;
  trace?: Record<string, string>;
};

const readRecently = createRecentReads();

const jobs = {
  render: ({ trace, apiUrl, isStored, ...input }: RenderInput) => {
    shell.setApiOrigin(apiUrl);
    return context.with(propagation.extract(ROOT_CONTEXT, trace ?? {}), () =>
      shell.render({ ...input, publicUrl, demo, remote, read: isStored ? readRecently : undefined }),
    );
  },
  ping: async () => 'pong',
};

parentPort?.on('message', async ({ id, job, input }) => {
  try {
    parentPort?.postMessage({ id, value: await jobs[job as keyof typeof jobs](input) });
  } catch (error) {
    parentPort?.postMessage({ id, error: error instanceof Error ? String(error.stack) : String(error) });
  }
});

/** Runs trusted code with a verified hash, which can require only the shell's singletons. */
function evaluate(source: string): RemoteApp {
  const compiled = vm.compileFunction(source, ['module', 'exports', 'require', 'process']);
  const module = { exports: {} as RemoteApp };
  compiled(module, module.exports, requireSingleton, { env: { NODE_ENV: 'production' } });
  return module.exports;
}

function requireSingleton(id: string) {
  if (!Object.hasOwn(shell.singletons, id)) throw new Error(`${id} is not shared with server bundles`);
  return shell.singletons[id];
}
