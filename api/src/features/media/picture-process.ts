import { type ChildProcess, fork } from 'node:child_process';
import type { PictureFacts } from './make-picture';
import type { PictureTask } from './picture-maker';
import type { PictureFolders } from './save-picture';

/** Saves a picture with its smaller ones. Throws for input that is not a picture. */
export type SavePicture = (original: Buffer) => Promise<PictureFacts>;
type Told = { id: number; facts: PictureFacts } | { id: number; refusal: string };
type Waiting = { resolve: (facts: PictureFacts) => void; reject: (error: Error) => void };
type Options = {
  program: string;
  folders: PictureFolders;
  idleMs?: number;
};

/**
 * Saves pictures in a separate process, which ends `idleMs` (5 s) after the last one: the allocator keeps about 500
 * MB from decoding and encoding until its process ends.
 */
export function openPictureProcess({ program, folders, idleMs = 5000 }: Options): {
  savePicture: SavePicture;
  close: () => void;
} {
  const waiting = new Map<number, Waiting>();
  let maker: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;
  let lastId = 0;
  return { savePicture, close };

  function savePicture(original: Buffer): Promise<PictureFacts> {
    clearTimeout(idle);
    maker ??= start();
    const task: PictureTask = { id: ++lastId, original, folders };
    return new Promise((resolve, reject) => {
      waiting.set(task.id, { resolve, reject });
      maker?.send(task, (error) => error && settle(task.id, ({ reject: refuse }) => refuse(error)));
    });
  }

  function start(): ChildProcess {
    const child = fork(program, {
      serialization: 'advanced',
      execArgv: [],
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    });
    child.on('message', (told: Told) =>
      settle(told.id, ({ resolve, reject }) =>
        'facts' in told ? resolve(told.facts) : reject(new Error(told.refusal)),
      ),
    );
    child.once('error', (error) => ended(child, error.message));
    child.once('exit', (code, signal) => ended(child, signal ?? `code ${code}`));
    return child;
  }

  function settle(id: number, how: (one: Waiting) => void): void {
    const one = waiting.get(id);
    if (!one) return;
    waiting.delete(id);
    how(one);
    if (waiting.size === 0) idle = setTimeout(close, idleMs).unref();
  }

  /** Loses the unfinished pictures; their jobs run again. */
  function ended(child: ChildProcess, how: string): void {
    if (child !== maker) return;
    maker = undefined;
    for (const id of [...waiting.keys()])
      settle(id, ({ reject }) => reject(new Error(`the process that makes pictures ended (${how})`)));
  }

  function close(): void {
    clearTimeout(idle);
    const child = maker;
    if (child) ended(child, 'closed');
    if (child?.connected) child.disconnect();
  }
}
