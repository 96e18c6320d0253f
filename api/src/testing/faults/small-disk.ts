import { execFile } from 'node:child_process';
import { readdir, rm, statfs, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import type { TestProgram } from '../processes/start-program';

const run = promisify(execFile);

/** Runs a program that alone sees a disk of a few hundred KB at `folder`. User namespaces allow this without root. */
export const withinSmallDisk = (folder: string, kilobytes: number, mode: 'ro' | 'rw' = 'rw'): string[] => [
  'unshare',
  '--map-root-user',
  '--mount',
  'sh',
  '-c',
  `mount -t tmpfs -o size=${kilobytes}k,mode=700,${mode} small "$0" && exec "$@"`,
  folder,
];

export function smallDiskOf({ process: { pid } }: TestProgram, folder: string) {
  const place = path.join(`/proc/${pid}/root`, folder);
  const filler = path.join(place, 'filler');
  return {
    /** Leaves about so many bytes. */
    async fill(left: number): Promise<void> {
      await rm(filler, { force: true });
      const { bavail, bsize } = await statfs(place);
      await writeFile(filler, Buffer.alloc(Math.max(0, bavail * bsize - left)));
    },
    empty: () => rm(filler, { force: true }),
    async remount(mode: 'ro' | 'rw'): Promise<void> {
      const inside = ['--target', `${pid}`, '--user', '--mount', '--preserve-credentials'];
      const mount = () => run('nsenter', [...inside, 'mount', '-o', `remount,${mode}`, folder]);
      for (let tries = 0; await isBusy(mount()); tries += 1) {
        if (tries === 100) throw new Error(`${folder} stays busy`);
        await pause(50);
      }
    },
    async names(below: string): Promise<string[]> {
      return readdir(path.join(place, below), { recursive: true }).catch(() => []);
    },
  };
}

/** The program may still write a file, for example of its last answer's request. */
async function isBusy(mounting: Promise<unknown>): Promise<boolean> {
  try {
    await mounting;
    return false;
  } catch (error) {
    if (String(error).includes('mount point is busy')) return true;
    throw error;
  }
}
