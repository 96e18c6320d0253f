import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { root, runCommand, tool } from '../build/run-command.mjs';

/** @typedef {{ passed: number, failed: number, failures?: string[] }} Counts */
/** @typedef {{ signal: AbortSignal, paths: string[], env?: Record<string, string | undefined>, workers?: number }} Options */
/** CI runs failed files once more, like Playwright, and all after a crash of Node (https://github.com/nodejs/node/issues/64500). @param {string} project @param {Options} options @returns {Promise<Counts>} */
export async function runJest(project, options) {
  const first = await runJestOnce(project, options);
  if (process.env.CI !== 'true' || options.signal.aborted) return first;
  if (!first.failedFiles) return runJestOnce(project, options);
  const files = first.failedFiles;
  if (files.length === 0) return first;
  console.log(`Again: ${files.join(', ')}`);
  const { failed, failures } = await runJestOnce(project, { ...options, paths: files });
  const flaky = failed === 0 ? first.failures?.map((failure) => `Flaky: ${failure}`) : [];
  return {
    passed: first.passed + first.failed - failed,
    failed,
    failures: [...(flaky ?? []), ...(failures ?? [])],
  };
}

/**
 * The scripts are ES modules, which Jest loads only with the first flag. The last one halves the work of the garbage
 * collector, which otherwise runs for each 16 MB.
 */
const jestFlags = '--experimental-vm-modules --no-warnings --max-semi-space-size=64';
export const jestEnv = { NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${jestFlags}` };

/** @param {string} project @param {Options} options @returns {Promise<Counts & { failedFiles?: string[] }>} */
async function runJestOnce(project, { signal, paths, env, workers }) {
  return withReport(async (report) => {
    const args = ['--selectProjects', project, '--json', `--outputFile=${report}`, ...paths];
    if (workers) args.push(`--maxWorkers=${workers}`);
    // Jest reports progress on stderr; its stdout repeats the report.
    const { ok } = await runCommand(tool('jest'), args, {
      signal,
      env: { ...env, ...jestEnv },
      mute: true,
    });
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const passed = result.numPassedTests;
    const failedSuites = result.testResults.filter((/** @type {Suite} */ { status }) => status === 'failed');
    return {
      ok,
      passed,
      failed: result.numTotalTests - passed + result.numRuntimeErrorTestSuites,
      failedFiles: failedSuites.map((/** @type {Suite} */ { name }) => path.relative(root, name)),
      failures: failedSuites.flatMap(failuresOf),
    };
  });
}

/** @typedef {{ name: string, status: string, message: string, assertionResults: { fullName: string, status: string, failureMessages: string[] }[] }} Suite */
/** @param {Suite} suite @returns {string[]} */
function failuresOf({ name, message, assertionResults }) {
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  const file = path.relative(root, name);
  if (failed.length === 0) return [`${file}\n${message}`];
  return failed.map(({ fullName, failureMessages }) => `${file}: ${fullName}\n${failureMessages.join('\n')}`);
}

/** @param {string} folder of the configuration @param {Options} options */
export async function runPlaywright(folder, { signal, paths, env }) {
  return withReport(async (report) => {
    const args = ['test', '-c', folder, '--reporter=list,json', ...paths];
    const { ok } = await runCommand(tool('playwright'), args, {
      signal,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const { stats, errors, suites } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      ok,
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped + errors.length,
      failures: [
        ...errors.map(
          (/** @type {{ message?: string }} */ { message }) => message ?? 'An error outside of the tests.',
        ),
        ...suites.flatMap(failuresOfJourneys),
      ],
    };
  });
}

/** @typedef {{ status: string, error?: { message?: string } }} Attempt */
/** @typedef {{ file: string, specs?: { title: string, tests: { status: string, results: Attempt[] }[] }[], suites?: Journeys[] }} Journeys */
/** @param {Journeys} journeys @returns {string[]} */
function failuresOfJourneys({ file, specs = [], suites = [] }) {
  const failed = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status !== 'expected')
      .map(({ status, results }) => {
        const messages = results.map(({ error }) => error?.message ?? 'no error');
        return `${status === 'flaky' ? 'Flaky: ' : ''}${file}: ${title} (${status})\n${messages.join('\n')}`;
      }),
  );
  return [...failed, ...suites.flatMap(failuresOfJourneys)];
}

/** Treats a bad exit code without a failed test, and a run without tests, as a failure. @template {Counts} Report @param {(report: string) => Promise<Report & { ok: boolean }>} run @returns {Promise<Report | Counts>} */
async function withReport(run) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uli-report-'));
  try {
    const { ok, ...counts } = await run(path.join(folder, 'report.json'));
    const silentFailure = counts.failed === 0 && (!ok || counts.passed === 0);
    return { ...counts, failed: silentFailure ? 1 : counts.failed };
  } catch (error) {
    console.error(`The tests left no report: ${error}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
