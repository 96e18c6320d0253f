import type { SeedWork } from './collection-types';

export const sculptureRows: SeedWork[] = [
  {
    picture: 'okafo-waiting-for-the-ferry',
    artist: 'chukwudi-okafo',
    name_of_artwork: 'Waiting for the Ferry',
    type_of_artwork: 'Sculpture',
    price: 3_850_000,
    description:
      'A woman stands with one arm across her body, as people do when a wait has become long. The wax was built up ' +
      'with the thumb over an iron wire and hardly smoothed, so the cast keeps every press; the wrapper falls in ' +
      'shallow folds to the ground. Green patina was brushed into the hollows and wiped from the high places.',
    year: 2021,
    materials: 'Bronze with copper-green patina, on a blackened steel base',
    height_cm: 84,
    width_cm: 29,
    depth_cm: 27,
    framed: false,
    signed: true,
    condition: 'Very good. The patina is waxed and stable; number 2 of an edition of 5.',
    visual_description:
      'A tall, narrow bronze figure of a woman in a head wrap and a long wrapper stands on a black base, one forearm ' +
      'held across her waist. The rough brown surface has patches of green.',
  },
  {
    picture: 'okafo-umunne',
    artist: 'chukwudi-okafo',
    name_of_artwork: 'Ụmụnne',
    type_of_artwork: 'Sculpture',
    price: 9_400_000,
    description:
      'Two siblings sit close on one seat. The elder has an arm around the younger, who leans in; both have their ' +
      'eyes closed. After casting, the whole surface was worked over with a round-faced hammer, and the small flat ' +
      'places it left take the light one by one as you walk past.',
    year: 2023,
    materials: 'Bronze, hammered and waxed, on a granite base',
    height_cm: 72,
    width_cm: 64,
    depth_cm: 52,
    framed: false,
    signed: true,
    condition: 'Excellent, directly from the artist. Unique cast.',
    more: [
      {
        picture: 'okafo-umunne-faces',
        kind: 'detail',
        alt: 'Both faces, with closed eyes; the younger head leans on the shoulder',
      },
      {
        picture: 'okafo-umunne-hammer-marks',
        kind: 'detail',
        alt: 'Flat hammer marks on the knees, which catch the light',
      },
    ],
    visual_description:
      'Two seated bronze figures, the larger with an arm around the smaller, whose head leans towards it. Their ' +
      'faces are calm with closed eyes, and the brown metal is covered in small hammered facets.',
  },
  {
    picture: 'okafo-ukpaka',
    artist: 'chukwudi-okafo',
    name_of_artwork: 'Ụkpaka',
    type_of_artwork: 'Sculpture',
    price: 1_250_000,
    description:
      'The pod of the oil bean tree splits with a crack loud enough to be heard in the next compound. Okafọ cast one ' +
      'at four times its size and left the shell dark and fibrous; the six beans were cast apart and polished by hand. ' +
      'They lie loose in it and may be moved.',
    year: 2019,
    materials: 'Bronze in seven parts, dark patina, the beans polished',
    height_cm: 24,
    width_cm: 88,
    depth_cm: 29,
    framed: false,
    signed: true,
    condition: 'Good. Slight wear to the polish of two beans from handling, as the artist intends.',
    visual_description:
      'A long bronze seed pod, open like a boat and pointed at both ends, with six smooth rounded brown beans ' +
      'lying in a row inside its dark, rough shell.',
  },
  {
    picture: 'okafo-night-water',
    artist: 'chukwudi-okafo',
    name_of_artwork: 'Night Water',
    type_of_artwork: 'Sculpture',
    price: 285_000,
    description:
      'A coil-built pot whose neck leans as if it were already pouring. It was burnished with a river pebble before ' +
      'the firing and smothered in sawdust at the end of it, which turned the clay black; one brown cloud stayed ' +
      'where the air reached it. The shoulder carries a band of wavering grooves above two rows of bosses.',
    year: 2022,
    materials: 'Burnished earthenware, smoke-fired',
    height_cm: 46,
    width_cm: 50,
    depth_cm: 48,
    framed: false,
    signed: true,
    condition: 'Excellent. Not watertight.',
    visual_description:
      'A round black clay pot with a short neck leaning to the right. Grooves run around its shoulder and small ' +
      'raised knobs stand in two rows around its belly.',
  },
  {
    picture: 'okafo-three-pots-carried',
    artist: 'chukwudi-okafo',
    name_of_artwork: 'Three Pots, Carried',
    type_of_artwork: 'Sculpture',
    price: 120_000,
    description:
      'Three pots of one clay, each standing in the mouth of the one below, the way they were carried home from ' +
      'market. The lowest is combed in waves, the middle one pressed with a roulette, the top one left plain. They ' +
      'are not joined, and the stack is never quite straight.',
    year: 2018,
    materials: 'Terracotta, wood-fired, in three parts',
    height_cm: 74,
    width_cm: 37,
    depth_cm: 37,
    framed: false,
    signed: false,
    condition: 'Good. A short firing crack under the rim of the lowest pot, stable since the kiln.',
    visual_description:
      'Three red-brown clay pots stacked by size on a black base, the largest at the bottom. Wavy lines run around the lowest pot ' +
      'and rows of small dents around the middle one.',
    sold: true,
  },
  {
    picture: 'okafo-afternoon-sleep',
    artist: 'chukwudi-okafo',
    name_of_artwork: 'Afternoon Sleep',
    type_of_artwork: 'Sculpture',
    price: 640_000,
    description:
      'A head larger than life, laid on its side. It was modelled solid, cut in two, hollowed and joined again before ' +
      'the firing; sand in the clay gives the skin its tooth. The hair is pressed in rows from the forehead back, the ' +
      'only part of the head where the tool is meant to be seen.',
    year: 2024,
    materials: 'Fired clay with river sand',
    height_cm: 38,
    width_cm: 62,
    depth_cm: 44,
    framed: false,
    signed: true,
    condition: 'Excellent.',
    visual_description:
      'A large reddish-brown clay head lies on its side with its eyes closed, the face towards us and the hair ' +
      'in thick plaited rows.',
  },
  {
    picture: 'osagie-doorway-for-a-small-wind',
    artist: 'efe-osagie',
    name_of_artwork: 'Doorway for a Small Wind',
    type_of_artwork: 'Sculpture',
    price: 2_700_000,
    description:
      'An upright ring cut from one boulder of serpentine. On the left the stone is as the point chisel left it; ' +
      'towards the opening and round to the right it was rubbed with finer and finer grit until the pale veins came ' +
      'up. The opening sits off centre, so the ring is heavy on one side and slender on the other.',
    year: 2020,
    materials: 'Serpentine, part polished, on an iroko block',
    height_cm: 66,
    width_cm: 60,
    depth_cm: 24,
    framed: false,
    signed: true,
    condition: 'Very good. A natural seam at the upper right is sound.',
    visual_description:
      'A thick upright ring of grey-green stone on a dark wooden block. Its left side is rough from the chisel, the ' +
      'rest is smooth with pale veins.',
  },
  {
    picture: 'osagie-listening-to-rain',
    artist: 'efe-osagie',
    name_of_artwork: 'Listening to Rain',
    type_of_artwork: 'Sculpture',
    price: 4_600_000,
    description:
      'Someone lies on one side under a blanket, awake or not, the head on the folded arm. Skin and ' +
      'cloth are the same marble: the head and arm were rubbed smooth, and the blanket keeps the long marks of the ' +
      'claw chisel, which follow its folds from shoulder to feet.',
    year: 2025,
    materials: 'Igbeti marble on a slate slab',
    height_cm: 31,
    width_cm: 102,
    depth_cm: 42,
    framed: false,
    signed: true,
    condition: 'Excellent, new from the studio.',
    visual_description:
      'A pale stone figure lies on its side on a black slab, covered to the neck by a blanket in slanting folds. ' +
      'The smooth head rests on a folded arm, eyes closed.',
  },
  {
    picture: 'osagie-tied-twice',
    artist: 'efe-osagie',
    name_of_artwork: 'Òpó, Tied Twice',
    type_of_artwork: 'Sculpture',
    price: 980_000,
    description:
      'Seven stems carved from a single trunk, turning slightly as they rise and held by two ropes that are wood as ' +
      'well. Osagie works green timber with the adze and lets it dry for a year; the split at the foot opened in that ' +
      'time and was kept.',
    year: 2017,
    materials: 'Ìrókò wood, adzed and oiled, on a cement base',
    height_cm: 142,
    width_cm: 41,
    depth_cm: 41,
    framed: false,
    signed: true,
    condition: 'Good. One drying split at the foot, stable; oil once a year.',
    visual_description:
      'A tall post of dark brown wood carved as a bundle of upright stems of different heights, bound near the ' +
      'foot and near the top by carved double ropes.',
  },
  {
    picture: 'osagie-sail-for-the-benin-river',
    artist: 'efe-osagie',
    name_of_artwork: 'Sail for the Benin River',
    type_of_artwork: 'Sculpture',
    price: 1_750_000,
    price_on_request: true,
    description:
      'A leaf of limestone no thicker than a hand, hollowed on one side as cloth is by the wind. Row upon row of ' +
      'claw-chisel marks cross the hollow; the edges alone were smoothed. Held against a lamp, the upper third lets ' +
      'a little light through.',
    year: 2022,
    materials: 'Limestone on an iroko base',
    height_cm: 78,
    width_cm: 52,
    depth_cm: 26,
    framed: false,
    signed: true,
    condition: 'Very good. A small bruise to the lower left edge.',
    visual_description:
      'A thin upright piece of cream stone in the shape of a sail, curved to a rounded point, its hollow face ' +
      'covered in rows of chisel marks. It stands on a dark wooden base.',
  },
];
