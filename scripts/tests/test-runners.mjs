import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { runCommand, tool } from '../run-command.mjs';

/** @typedef {{ passed: number, failed: number }} Counts */
/** @typedef {{ signal: AbortSignal, paths: string[], env?: Record<string, string | undefined> }} Options */
/** @param {string} project @param {Options} options */
export async function runJest(project, { signal, paths, env }) {
  return withReport(async (report) => {
    const args = ['--selectProjects', project, '--json', `--outputFile=${report}`, ...paths];
    // PGlite loads its parts by dynamic import, which jest only allows with this flag.
    const nodeOptions = `${process.env.NODE_OPTIONS ?? ''} --experimental-vm-modules --no-warnings`;
    // jest reports progress on stderr; its stdout repeats the report.
    const { ok } = await runCommand(tool('jest'), args, {
      signal,
      env: { ...env, NODE_OPTIONS: nodeOptions },
      mute: true,
    });
    const result = JSON.parse(readFileSync(report, 'utf8'));
    const passed = result.numPassedTests;
    return { ok, passed, failed: result.numTotalTests - passed + result.numRuntimeErrorTestSuites };
  });
}

/** @param {string} folder of the configuration @param {Options} options */
export async function runPlaywright(folder, { signal, paths, env }) {
  return withReport(async (report) => {
    const args = ['test', '-c', folder, '--reporter=list,json', ...paths];
    const { ok } = await runCommand(tool('playwright'), args, {
      signal,
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
    });
    const { stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
    return {
      ok,
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected + stats.skipped + errors.length,
    };
  });
}

/** A bad exit without a failed test, or no tests at all, is a failure. @param {(report: string) => Promise<Counts & { ok: boolean }>} run @returns {Promise<Counts>} */
async function withReport(run) {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'uli-report-'));
  try {
    const { ok, passed, failed } = await run(path.join(folder, 'report.json'));
    const silentFailure = failed === 0 && (!ok || passed === 0);
    return { passed, failed: silentFailure ? 1 : failed };
  } catch (error) {
    console.error(`The tests left no report: ${error}`);
    return { passed: 0, failed: 1 };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
