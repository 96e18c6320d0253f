import type { CurrencyRate } from '@gallery/shared/contract/currencies/currency';
import { artists } from '../../seed/collection/artists';
import { auctions, bidders, nextAuction } from '../../seed/collection/auctions';
import type { SeedWork } from '../../seed/collection/collection-types';
import { delivery } from '../../seed/collection/delivery';
import { digitalPaintingRows } from '../../seed/collection/digital-paintings';
import { events } from '../../seed/collection/events';
import { oilRows } from '../../seed/collection/paintings-in-oil';
import { lineAndClothRows } from '../../seed/collection/paintings-of-line-and-cloth';
import { sculptureRows } from '../../seed/collection/sculptures';
import { demoPicturesFolder } from '../folders';
import type { AuctionPlans } from './auctions/ensure-auctions';
import type { Collection } from './seed';

/** Close to the rates of November 2026. */
const currencies: CurrencyRate[] = [
  { code: 'USD', naira: 1_652 },
  { code: 'EUR', naira: 1_784 },
  { code: 'GBP', naira: 2_096 },
  { code: 'ZAR', naira: 93.4 },
  { code: 'GHS', naira: 139.5 },
];

/** Names pictures in the order of the gallery's two columns. Neighbors differ in artist and mostly in shape. */
const demoOrder = {
  paintings: [
    'noon-at-osun',
    'agwolagwo',
    'osupa',
    'harmattan-morning',
    'apapa-seven-in-the-morning',
    'aso-oke-iii',
    'six-who-waited',
    'lines-for-my-mother',
    'laterite',
    'lagoon-in-starch',
    'night-market',
    'wall-after-rain',
    'third-mainland',
    'sanyan-field',
    'confluence-lokoja',
    'uzo',
    'ife',
  ],
  digitalPaintings: [
    'lemon-branch-from-memory',
    'farm-ridges-from-the-air',
    'plateau-dry-season',
    'isi-owu',
    'dado-campos-street',
    'six-plates-for-november',
    'what-the-stone-told-the-river',
    'third-landing',
    'the-far-shore-at-four',
    'achara',
  ],
  sculptures: [
    'okafo-umunne',
    'osagie-listening-to-rain',
    'okafo-afternoon-sleep',
    'osagie-doorway-for-a-small-wind',
    'okafo-waiting-for-the-ferry',
    'okafo-ukpaka',
    'osagie-sail-for-the-benin-river',
    'okafo-night-water',
    'osagie-tied-twice',
    'okafo-three-pots-carried',
  ],
};

export const demoCollection: Collection = {
  artists,
  works: mixed([
    hung([...lineAndClothRows, ...oilRows], demoOrder.paintings),
    hung(digitalPaintingRows, demoOrder.digitalPaintings),
    hung(sculptureRows, demoOrder.sculptures),
  ]),
  events,
  currencies,
  delivery,
  picturesFolder: demoPicturesFolder,
};

export const demoAuctions: AuctionPlans = {
  first: auctions,
  next: nextAuction,
  bidders,
  nameOf(picture) {
    const work = demoCollection.works.find((one) => one.picture === picture);
    if (!work) throw new Error(`The auctions name '${picture}', which is not in the demo collection.`);
    return work.name_of_artwork;
  },
};

/** Throws unless `order` names each work exactly once. */
function hung(works: SeedWork[], order: string[]): SeedWork[] {
  const indexes = works.map(({ picture }) => order.indexOf(picture));
  if (indexes.includes(-1) || order.length !== works.length) {
    throw new Error('The demo order does not name every work of the demo collection once.');
  }
  return works.toSorted((one, other) => order.indexOf(one.picture) - order.indexOf(other.picture));
}

function mixed(kinds: SeedWork[][]): SeedWork[] {
  return kinds
    .flatMap((works) => works.map((work, index) => ({ work, share: (index + 0.5) / works.length })))
    .toSorted((one, other) => one.share - other.share)
    .map(({ work }) => work);
}
