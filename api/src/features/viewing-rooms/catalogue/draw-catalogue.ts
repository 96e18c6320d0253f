import { createHash } from 'node:crypto';
import { HttpError } from '../../../http/answers/http-error';
import type { CataloguePaper } from '../../papers/drawing/catalogue-sheet';
import type { MakePaper } from '../../papers/paper-process';

type Drawing = { token: string; pdf: Promise<Buffer>; isDrawn: boolean };

/** Of one room, with different facts. */
const mostAtOnce = 2;

/** A catalogue of 100 works has several megabytes. */
const mostKept = 4;

type DrawCatalogue = (token: string, catalogue: CataloguePaper) => Promise<Buffer>;

/** Draws once for all who ask for the same facts, and keeps the last ones. Throws a 429 for a busy room. */
export function catalogueDrawer(makePaper: MakePaper, mediaFolder: string): DrawCatalogue {
  const drawings = new Map<string, Drawing>();

  return (token, catalogue) => {
    const hash = createHash('sha256').update(JSON.stringify(catalogue)).digest('hex');
    const found = drawings.get(hash);
    if (found) return found.pdf;
    const ofRoom = [...drawings.values()].filter((one) => one.token === token && !one.isDrawn);
    if (ofRoom.length >= mostAtOnce)
      throw new HttpError(429, 'This catalogue is being prepared. Please try again in a minute.');
    const drawing = { token, pdf: makePaper({ mediaFolder, catalogue }), isDrawn: false };
    drawings.set(hash, drawing);
    return settle(hash, drawing);
  };

  async function settle(hash: string, drawing: Drawing): Promise<Buffer> {
    try {
      const pdf = await drawing.pdf;
      drawing.isDrawn = true;
      forgetOldest();
      return pdf;
    } catch (error) {
      drawings.delete(hash);
      throw error;
    }
  }

  function forgetOldest(): void {
    const drawn = [...drawings].filter(([, { isDrawn }]) => isDrawn);
    for (const [hash] of drawn.slice(0, -mostKept)) drawings.delete(hash);
  }
}
