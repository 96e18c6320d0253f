import {
  type ArtworkColor,
  type ArtworkMaterial,
  type ArtworkSize,
  chosenIn,
  sizeLimits,
} from '@gallery/shared/contract/catalogue/artwork-choices';
import { and, arrayOverlaps, eq, exists, or, type SQL, sql } from 'drizzle-orm';
import type { Database } from '../../../db/client';
import { pictures } from '../../media/picture.table';
import { artworks } from '../artwork.table';

/** Words in the materials of a work, normalized as the search does. */
const materialWords: Record<ArtworkMaterial, string[]> = {
  Acrylic: ['acrylic', 'acrylics'],
  Bronze: ['bronze'],
  Canvas: ['canvas'],
  Ceramic: ['ceramic', 'ceramics', 'clay', 'earthenware', 'porcelain', 'stoneware', 'terracotta'],
  Indigo: ['indigo'],
  Linen: ['linen'],
  Metal: ['aluminum', 'aluminium', 'brass', 'bronze', 'copper', 'gold', 'iron', 'silver', 'steel', 'tin'],
  Oil: ['oil', 'oils'],
  Paper: ['paper'],
  Stone: ['granite', 'limestone', 'marble', 'serpentine', 'slate', 'soapstone', 'stone'],
  Textile: ['cloth', 'cotton', 'dyed', 'fabric', 'silk', 'textile', 'wool', 'woven'],
  Wood: ['ebony', 'iroko', 'mahogany', 'oak', 'teak', 'wood', 'wooden'],
};

/** Tells whether a work is made of one of the materials, such as 'Bronze,Oil'. An index backs it (migrations/0046). */
export function isMadeOf(materials: string | undefined): SQL | undefined {
  if (!materials) return undefined;
  const words = chosenIn(materials).flatMap((material) => materialWords[material as ArtworkMaterial]);
  return sql`"artworks"."material_words" && string_to_array(${words.join(' ')}, ' ')`;
}

/** Tells whether the longest side of a work has one of the sizes. A work without measures has none. */
export function isSized(sizes: string | undefined): SQL | undefined {
  return or(...chosenIn(sizes).map((size) => ofSize[size as ArtworkSize]));
}

const longest = sql`"artworks"."longest_cm"`;
const { small, medium } = sizeLimits;

const ofSize: Record<ArtworkSize, SQL> = {
  small: sql`${longest} <= ${small}`,
  medium: sql`(${longest} > ${small} AND ${longest} <= ${medium})`,
  large: sql`${longest} > ${medium}`,
};

/** Tells whether the main picture of a work has one of the colors, such as 'blue,red'. Its index is pictures_by_color. */
export function isColored(db: Database, colors: string | undefined): SQL | undefined {
  if (!colors) return undefined;
  const isOfWork = eq(pictures.hash, artworks.pictureHash);
  const hasColor = arrayOverlaps(pictures.colors, chosenIn(colors) as ArtworkColor[]);
  return exists(db.select({ one: sql`1` }).from(pictures).where(and(isOfWork, hasColor)));
}
