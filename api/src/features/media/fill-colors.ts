import path from 'node:path';
import { asc, eq, isNull } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import type { Database } from '../../db/client';
import { mainColors } from './colors/picture-colors';
import { smallOf } from './make-picture';
import { pictures } from './picture.table';

type FillColors = { db: Database; mediaFolder: string; logger: Pick<FastifyBaseLogger, 'warn'> };

/** Finds the colors of pictures that a release before made. A picture that fails waits for the next start. */
export function fillColors({ db, mediaFolder, logger }: FillColors): { stop(): void; done: Promise<void> } {
  let stopped = false;
  const warn = (err: unknown) => {
    if (!stopped) logger.warn({ err }, 'the colors of a picture wait for the next start');
  };
  return {
    done: fill().catch(warn),
    stop() {
      stopped = true;
    },
  };

  async function fill(): Promise<void> {
    const { hash, widths, colors } = pictures;
    const rows = await db.select({ hash, widths }).from(pictures).where(isNull(colors)).orderBy(asc(hash));
    for (const row of rows) {
      if (stopped) return;
      const file = path.join(mediaFolder, row.hash, `${row.widths[0]}.webp`);
      await save(row.hash, file).catch(warn);
    }
  }

  async function save(hash: string, file: string): Promise<void> {
    const { data } = await smallOf(sharp(file));
    await db
      .update(pictures)
      .set({ colors: mainColors(data) })
      .where(eq(pictures.hash, hash));
  }
}
