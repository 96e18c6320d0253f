import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../../scripts/build/run-command.mjs';

/** Excludes the process itself and npm's shells. @param {number} pid */
export function memoryOf(pid) {
  const processes = descendantsOf(pid).filter(({ command }) => command.includes('node'));
  const byProcess = processes
    .filter(({ command }) => !command.startsWith('sh '))
    .map(({ pid: one, command }) => ({
      command: command.replaceAll(`${root}/`, ''),
      residentMB: kilobytesOf(one, 'status', 'VmRSS') / 1024,
      shareMB: kilobytesOf(one, 'smaps_rollup', 'Pss') / 1024,
    }));
  const sum = (/** @type {'residentMB' | 'shareMB'} */ name) =>
    byProcess.reduce((all, one) => all + one[name], 0);
  return { residentMB: sum('residentMB'), shareMB: sum('shareMB'), byProcess };
}

/** Returns the processor time of all threads of a process since its start; the kernel counts in hundredths of a second. @param {number} pid */
export function processorMs(pid) {
  return timeIn(`/proc/${pid}/stat`);
}

/** @param {number} pid */
function timeOf(pid) {
  try {
    return processorMs(pid);
  } catch {
    return 0; // ended meanwhile
  }
}

/** @param {string} file */
function timeIn(file) {
  const fields = readFileSync(file, 'utf8')
    .replace(/^.*\) /s, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) * 10;
}

/** Returns the processor time of the main thread alone. @param {number} pid */
export function mainThreadMs(pid) {
  return timeIn(`/proc/${pid}/task/${pid}/stat`);
}

/** Returns the processor time of a process and of those below it. @param {number} pid */
export function processorMsBelow(pid) {
  return [{ pid }, ...descendantsOf(pid)].reduce((sum, { pid: one }) => sum + timeOf(one), 0);
}

/** @param {number} pid */
export function residentMB(pid) {
  return kilobytesOf(pid, 'status', 'VmRSS') / 1024;
}

/** Counts files and connections. @param {number} pid */
export function openFilesOf(pid) {
  return readdirSync(`/proc/${pid}/fd`).length;
}

/** npm ends before the processes that it started, so this waits for all of them. @param {number} ancestor @returns {() => Promise<void>} */
export function endOfAllBelow(ancestor) {
  const pids = descendantsOf(ancestor).map(({ pid }) => pid);
  return async () => {
    while (pids.some((pid) => existsSync(`/proc/${pid}`))) await pause(50);
  };
}

/** @param {number} ancestor @returns {{ pid: number, command: string }[]} */
function descendantsOf(ancestor) {
  const children = running().filter(({ parent }) => parent === ancestor);
  return children.flatMap(({ pid, command }) => [{ pid, command }, ...descendantsOf(pid)]);
}

function running() {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  return pids.flatMap((pid) => {
    try {
      const parent = Number(/PPid:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]);
      const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
      return [{ pid: Number(pid), parent, command }];
    } catch {
      return []; // ended meanwhile
    }
  });
}

/** @param {number} pid @param {string} file @param {string} name */
function kilobytesOf(pid, file, name) {
  const found = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(`/proc/${pid}/${file}`, 'utf8'));
  return Number(found?.[1] ?? 0);
}
