import { buffer } from 'node:stream/consumers';
import { asc, isNull, sql } from 'drizzle-orm';
import type { FastifyBaseLogger } from 'fastify';
import sharp from 'sharp';
import type { Database } from '../../db/client';
import { recordset } from '../../db/statements';
import { mainColors } from './colors/picture-colors';
import type { MediaFiles } from './files/media-files';
import { smallOf } from './make-picture';
import { pictures } from './picture.table';

type FillColors = { db: Database; media: MediaFiles; logger: Pick<FastifyBaseLogger, 'warn'> };

/** Finds the colors of pictures that a release before made. A picture that fails waits for the next start. */
export function fillColors({ db, media, logger }: FillColors): { stop(): void; done: Promise<void> } {
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

  /** Saves a hundred pictures in one statement, because each statement drops the cached lists of the catalogue. */
  async function fill(): Promise<void> {
    const { hash, widths, colors } = pictures;
    const rows = await db.select({ hash, widths }).from(pictures).where(isNull(colors)).orderBy(asc(hash));
    for (let first = 0; first < rows.length && !stopped; first += batch) {
      const found: { hash: string; colors: string[] }[] = [];
      for (const row of rows.slice(first, first + batch)) {
        if (stopped) break;
        await colorsOf(row.hash, `${row.widths[0]}.webp`).then(
          (colors) => found.push({ hash: row.hash, colors }),
          warn,
        );
      }
      if (found.length > 0) await save(found);
    }
  }

  async function save(found: { hash: string; colors: string[] }[]): Promise<void> {
    await db.execute(sql`
      UPDATE pictures SET colors = found.colors
      FROM ${recordset(found)} AS found(hash text, colors text[])
      WHERE pictures.hash = found.hash AND pictures.colors IS NULL
    `);
  }

  async function colorsOf(hash: string, file: string): Promise<string[]> {
    const found = await media.open(hash, file);
    if (!found) throw new Error(`The picture ${hash} lacks ${file}.`);
    return mainColors((await smallOf(sharp(await buffer(found.content)))).data);
  }
}

const batch = 100;
