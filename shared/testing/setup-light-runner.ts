import { addEventHandler, getState } from 'jest-circus';
import { failOnConsoleErrors } from './setup-quiet-console';

/** The timers of Node, also where a test replaces those of the process. */
const { setTimeout, clearTimeout } = globalThis;

/** The time limits of a test file, by its outermost block. */
const limits = new WeakMap<object, number>();
const defaultLimitMs = 120_000;

jest.setTimeout = (limitMs) => {
  limits.set(getState().rootDescribeBlock, limitMs);
  return jest;
};

/** The light runner has no time limits, and runs a setup file once for all test files of a thread. */
const begun = new WeakSet<object>();

addEventHandler(({ name }, { rootDescribeBlock, currentDescribeBlock }) => {
  const limitMs = limits.get(rootDescribeBlock) ?? defaultLimitMs;
  if (name === 'add_hook') limit(currentDescribeBlock.hooks.at(-1), limitMs);
  if (name === 'add_test') limit(currentDescribeBlock.tests.at(-1), limitMs);
  if (begun.has(rootDescribeBlock)) return;
  begun.add(rootDescribeBlock);
  const ownHooks = rootDescribeBlock.hooks.splice(0);
  failOnConsoleErrors();
  // When the hooks run, all of them are known: `restore` becomes the last.
  beforeAll(() => afterAll(restore));
  rootDescribeBlock.hooks.push(...ownHooks);
});

function restore(): void {
  jest.useRealTimers();
  jest.restoreAllMocks();
}

type Limited = { fn?: (...values: never[]) => unknown; timeout?: number | null };

/** Rejects what takes too long. */
function limit(entry: Limited | undefined, limitMs: number): void {
  const does = entry?.fn as (() => unknown) | undefined;
  if (!entry || !does) return;
  const ms = entry.timeout ?? limitMs;
  entry.fn = async () => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise((_, reject) => {
      timer = setTimeout(() => reject(new Error(`Took more than ${ms / 1000} s.`)), ms);
    });
    await Promise.race([does(), late]).finally(() => clearTimeout(timer));
  };
}
