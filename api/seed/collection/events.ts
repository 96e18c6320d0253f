import type { SeedEvent } from './collection-types';

const gallery = 'Uli Gallery, 12 Uli Close, Ikoyi, Lagos';

const openDays = 'Tuesday to Saturday, 10:00 to 18:00';

/** The specification sets the dates of the three events on the landing page. */
const onLanding: SeedEvent[] = [
  {
    title: 'The Unveiling of the ARTIST',
    summary:
      'The cloth comes off three new works at once, and the hands that made them are in the room. Come early: the ' +
      'artist speaks for a quarter of an hour, then answers whatever you ask.',
    place: gallery,
    starts: new Date('2023-12-27T11:00:00+01:00'),
    kind: 'Evening',
    current: false,
    label: 'Book Now',
    on_landing: true,
    picture: 'agwolagwo',
    capacity: 80,
  },
  {
    title: 'Art Exhibition',
    summary:
      'Paintings of line and cloth from Enugu, Abẹ́òkúta and Lagos, hung so that each has a wall to itself. A ' +
      'curator walks the rooms with you at three and at four.',
    place: gallery,
    starts: new Date('2023-12-27T14:00:00+01:00'),
    kind: 'Exhibition',
    current: false,
    label: 'Book Now',
    on_landing: true,
    picture: 'room',
    visual_description: 'A quiet, pale gallery room with four large paintings and one low wooden bench.',
    capacity: 120,
  },
  {
    title: 'Art Exhibition',
    summary:
      'The evening hours: sculpture in bronze, clay and stone under low light, with the lamps turned so that you ' +
      'may walk round every piece. Drinks are served in the courtyard.',
    place: gallery,
    starts: new Date('2023-12-27T18:00:00+01:00'),
    kind: 'Exhibition',
    current: false,
    label: 'Book Now',
    on_landing: true,
    picture: 'okafo-umunne',
    capacity: 60,
  },
];

const happening: SeedEvent[] = [
  {
    title: 'Lines That Rain Takes Off',
    summary:
      'Uli drawn once and not corrected: linen, plaster and indigo by four artists who learnt line before colour. ' +
      'A guided hour on each open day; the rooms are free to enter without one.',
    place: gallery,
    starts: { days: -9, hour: 10 },
    ends: { days: 33, hour: 18 },
    kind: 'Exhibition',
    opening_hours: openDays,
    current: true,
    label: 'Join Now',
    on_landing: false,
    picture: 'wall-after-rain',
    capacity: 40,
  },
  {
    title: 'The Patient Screen',
    summary:
      'Digital paintings printed by the artists themselves. On Saturdays one of them opens the files and shows how ' +
      'many of the layers were thrown away.',
    place: `${gallery}, second floor`,
    starts: { days: -3, hour: 12 },
    ends: { days: 18, hour: 18 },
    kind: 'Exhibition',
    opening_hours: openDays,
    current: true,
    label: 'Join Now',
    on_landing: false,
    picture: 'lemon-branch-from-memory',
    capacity: 24,
  },
  {
    title: 'A Morning with the Foundry',
    summary:
      'Lost wax, poured twice in one morning, with the sculptor at the furnace. All places for this round are ' +
      'given; the casts stay on show in the courtyard.',
    place: 'The foundry yard, Igun Street, Benin City',
    starts: { days: -1, hour: 9 },
    ends: { days: 26, hour: 17 },
    kind: 'Workshop',
    current: true,
    label: 'Closed',
    on_landing: false,
    picture: 'osagie-tied-twice',
    capacity: 12,
  },
];

const coming: SeedEvent[] = [
  {
    title: 'First Evening: Works from the Plateau',
    summary:
      'Landscapes painted above a thousand metres, seen by daylight first and by lamplight after. The painter is ' +
      'there from six.',
    place: gallery,
    starts: { days: 12, hour: 17 },
    kind: 'Evening',
    current: false,
    label: 'Book Now',
    on_landing: false,
    picture: 'plateau-dry-season',
    capacity: 50,
  },
  {
    title: 'Collecting for the First Time',
    summary:
      'Two curators on provenance, condition, framing and price, with four works taken off the wall so that you ' +
      'may see their backs. A small table: eight places.',
    place: `${gallery}, reading room`,
    starts: { days: 19, hour: 15 },
    kind: 'Talk',
    current: false,
    label: 'Book Now',
    on_landing: false,
    picture: 'six-plates-for-november',
    capacity: 8,
  },
];

export const events: SeedEvent[] = [...onLanding, ...happening, ...coming];
