import { markPath } from '@gallery/shared/brand/mark-path';
import { colors, margins, type Sheet } from './sheet';

/** Draws the gallery's mark and name at the top left. */
export function drawLetterhead({ doc, decorate, add, write }: Sheet, name: string): void {
  decorate(() => {
    doc.save().translate(margins.left, margins.top).scale(0.52);
    doc.path(markPath).fill(colors.ufie);
    doc.restore();
  });
  add('P', () => write(name, margins.left + 30, margins.top + 1, { font: 'serif', size: 14 }));
}
