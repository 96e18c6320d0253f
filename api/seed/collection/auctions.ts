import type { SeedAuction, SeedBidder } from './collection-types';

const viewing = 'Uli Gallery, 12 Uli Close, Ikoyi, Lagos: Tuesday to Saturday, 10:00 to 18:00';

const minute = 1;
const hour = 60 * minute;
const day = 24 * hour;

export const auctions: SeedAuction[] = [
  {
    title: 'First Rain',
    viewing,
    opens: -8 * day,
    lots: [
      { work: 'okafo-night-water', closes: -day, bids: 9, level: 0.8 },
      { work: 'achara', closes: -day + minute, bids: 6, level: 0.75, reserve: true },
      { work: 'the-far-shore-at-four', closes: -day + 2 * minute, bids: 3, level: 0.46, reserve: true },
    ],
  },
  {
    title: 'Lines and Cloth',
    viewing,
    opens: -2 * day,
    lots: [
      { work: 'lagoon-in-starch', closes: 40 * minute, bids: 11, level: 0.7, reserve: true },
      { work: 'dado-campos-street', closes: 95 * minute, bids: 7, level: 0.6 },
      { work: 'six-plates-for-november', closes: 5 * hour, bids: 8, level: 0.52, reserve: true },
      { work: 'third-landing', closes: day, bids: 5, level: 0.6 },
      { work: 'harmattan-morning', closes: 2 * day, bids: 3, level: 0.5, reserve: true },
      { work: 'osagie-tied-twice', closes: 4 * day, bids: 0, level: 0 },
    ],
  },
  {
    title: 'Harmattan Light',
    viewing,
    opens: 5 * day,
    lots: [
      { work: 'confluence-lokoja', closes: 12 * day, bids: 0, level: 0, reserve: true },
      { work: 'plateau-dry-season', closes: 12 * day + minute, bids: 0, level: 0 },
      { work: 'okafo-afternoon-sleep', closes: 12 * day + 2 * minute, bids: 0, level: 0, reserve: true },
    ],
  },
];

/** The demo makes this auction from available works when it starts and finds no running auction. */
export const nextAuction: Omit<SeedAuction, 'lots'> & { lots: Omit<SeedAuction['lots'][number], 'work'>[] } =
  {
    title: 'Evening Sale',
    viewing,
    opens: -day,
    lots: [
      { closes: 40 * minute, bids: 8, level: 0.7 },
      { closes: 3 * hour, bids: 5, level: 0.55, reserve: true },
      { closes: day, bids: 4, level: 0.6 },
      { closes: 3 * day, bids: 0, level: 0 },
    ],
  };

export const bidders: SeedBidder[] = [
  { firstname: 'Tunde', lastname: 'Ọláyínká', address: '3 Cameron Road, Ikoyi, Lagos' },
  { firstname: 'Halima', lastname: 'Sule', address: '18 Aguiyi Ironsi Street, Maitama, Abuja' },
  { firstname: 'Obinna', lastname: 'Nwachukwu', address: '7 Park Avenue, GRA, Enugu' },
  { firstname: 'Yéwándé', lastname: 'Coker', address: '41 Marina, Lagos Island, Lagos' },
  { firstname: 'Daniel', lastname: 'Etim', address: '5 Marian Road, Calabar' },
];

/** These bidders bid on a lot when a visitor of the demo asks for it. The second one bids higher. */
export const invitedBidders: SeedBidder[] = [
  { firstname: 'Amaka', lastname: 'Spar', address: '12 Uli Close, Ikoyi, Lagos' },
  { firstname: 'Bayo', lastname: 'Spar', address: '12 Uli Close, Ikoyi, Lagos' },
];
