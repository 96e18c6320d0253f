import { pipeline, Readable, type Transform } from 'node:stream';
import { editionText } from '@gallery/shared/contract/catalogue/edition';
import { tagsText } from '@gallery/shared/contract/catalogue/tags';
import type { WorkRow } from '@gallery/shared/contract/collection/works-list';
import type { WorkRowsQuery } from '@gallery/shared/contract/collection/works-list-input.schema';
import { stringify } from 'csv-stringify';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../db/client';
import { csvOptions, csvTime } from '../../../http/answers/downloads';
import { allWorkRows } from './work-rows';

export function worksAsCsv(db: Database, query: WorkRowsQuery, logger: FastifyBaseLogger): Transform {
  // An error aborts the download, so that a partial file never looks whole.
  return pipeline(Readable.from(linesOf(db, query)), stringify(csvOptions(columns)), (error) => {
    if (error) logger.warn({ err: error }, 'an export of works ended early');
  });
}

const columns = [
  'Artwork',
  'Edition',
  'Artist',
  'Type',
  'Year',
  'Price',
  'Price on request',
  'Status',
  'Open to offers',
  'Framed',
  'Tags',
  'Added',
  'Updated',
];

async function* linesOf(db: Database, query: WorkRowsQuery): AsyncGenerator<(string | number | null)[]> {
  for await (const row of allWorkRows(db, query)) yield lineOf(row);
}

function lineOf(row: WorkRow): (string | number | null)[] {
  const { artist_id: artist } = row;
  return [
    row.name_of_artwork,
    row.edition ? editionText(row.edition) : '',
    artist ? `${artist.firstname} ${artist.lastname}` : '',
    row.type_of_artwork,
    row.year ?? null,
    row.own_price,
    yesOrNo(row.price_on_request),
    states[row.availability],
    yesOrNo(row.open_to_offers),
    row.framed === null ? '' : yesOrNo(row.framed),
    tagsText(row.tags ?? []),
    csvTime(new Date(row.added_at)),
    row.updated_at ? csvTime(new Date(row.updated_at)) : '',
  ];
}

const yesOrNo = (value: boolean) => (value ? 'yes' : 'no');
const states = { available: 'Available', held: 'Held', sold: 'Sold', in_auction: 'In auction' };
