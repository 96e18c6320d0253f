import { brand } from '@gallery/shared/brand';
import type { Artwork } from '@gallery/shared/contract/catalogue/artwork';
import { artworkPath, homePath } from '@gallery/shared/paths/gallery-paths';
import { and, desc, eq, isNotNull } from 'drizzle-orm';
import escapeHtml from 'escape-html';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/client';
import { artworks } from '../artwork.table';
import { artworkOf } from '../artwork-of';
import { matching, worksWithArtist } from '../catalogue/artwork-list';
import { numberedName } from '../edition-of';
import { imagesOf } from './work-images';

const maxProducts = 5_000;
/** The longest texts that shops' search engines accept. */
const [maxTitle, maxDescription] = [150, 5_000];

/** Returns the works that a visitor can buy now at a public price, as RSS with Google's product fields. */
export async function readProductFeed(
  db: Database,
  publicUrl: string,
  log?: Pick<FastifyBaseLogger, 'warn'>,
): Promise<string> {
  const isOffered = and(eq(artworks.priceOnRequest, false), isNotNull(artworks.pictureHash));
  const rows = await worksWithArtist(db)
    .where(and(await matching(db, { available: 'true' }), isOffered))
    .orderBy(desc(artworks.createdAt), desc(artworks.id))
    .limit(maxProducts + 1);
  if (rows.length > maxProducts) log?.warn(`the product feed ends after ${maxProducts} works`);
  const items = rows
    .slice(0, maxProducts)
    .flatMap((row) => itemOf(artworkOf(row), numberedName(row.work), publicUrl) ?? []);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:g="http://base.google.com/ns/1.0"><channel>',
    element('title', brand.name),
    element('link', publicUrl + homePath),
    element('description', brand.tagline),
    ...items,
    '</channel></rss>',
  ].join('\n');
}

/** Returns `undefined` for a work that lacks a field that shops' search engines require. */
function itemOf(work: Artwork, name: string, publicUrl: string): string | undefined {
  const { _id, price, availability, lot, type_of_artwork: type, artist_id: artist } = work;
  const [image] = imagesOf(work, publicUrl);
  if (!image || price === null || availability !== 'available' || lot) return undefined;
  const author = artist ? `${artist.firstname} ${artist.lastname}` : '';
  const title = author ? `${name} by ${author}` : name;
  const fields: [name: string, content: string][] = [
    ['g:id', _id],
    ['g:title', shortened(title, maxTitle)],
    ['g:description', shortened(work.description.trim() || `${type}: ${title}`, maxDescription)],
    ['g:link', publicUrl + artworkPath(_id)],
    ['g:image_link', image.url],
    ['g:availability', 'in_stock'],
    ['g:price', `${price}.00 NGN`],
    ['g:condition', 'new'],
    ['g:brand', author || brand.name],
    ['g:identifier_exists', 'no'],
    ['g:product_type', type],
  ];
  return `<item>${fields.map(([field, content]) => element(field, content)).join('')}</item>`;
}

/** Cuts no letter in two. */
function shortened(text: string, max: number): string {
  return Array.from(text).slice(0, max).join('');
}

/** Leaves out characters that XML forbids. */
function element(name: string, content: string): string {
  const text = content.replace(/(?![\t\n\r])\p{Cc}|[\ufffe\uffff]/gu, '');
  return `<${name}>${escapeHtml(text)}</${name}>`;
}
