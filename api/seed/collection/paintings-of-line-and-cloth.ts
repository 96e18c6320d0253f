import type { SeedWork } from './collection-types';

const type_of_artwork = 'Painting';

/** Dye and ink on linen and plaster, and the woven and dyed works. */
export const lineAndClothRows: SeedWork[] = [
  {
    picture: 'agwolagwo',
    artist: 'ngozi-eze',
    type_of_artwork,
    name_of_artwork: 'Agwọlagwọ',
    price: 4_800_000,
    description:
      'A coil drawn from its middle outwards without lifting the brush. The dye covers fully for a turn and a half, then thins, and by the last curve only the hairs that still carry colour touch the weave. The linen is unprimed; nothing could be corrected. Eze made eleven of these in one week and kept this one.',
    year: 2024,
    materials: 'Indigo and carbon black with camwood on raw linen',
    height_cm: 150,
    width_cm: 150,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'Excellent. Stretched on a new pine stretcher in 2024.',
    visual_description:
      'A thick blue-black spiral on bare tan linen opens from the centre and runs dry as it sweeps round to the left edge. A small red dab sits at the lower right.',
  },
  {
    picture: 'lines-for-my-mother',
    artist: 'ngozi-eze',
    type_of_artwork,
    name_of_artwork: 'Lines for My Mother',
    price: 1_650_000,
    description:
      'Five kinds of mark, each made once: a stem that bends and curls in, two low arcs, a row of dabs, a spot of red. They are set wide apart on lime plaster, as they would be on a wall or an arm. The plaster was floated in a single morning and drawn on before noon, while it still drank the colour.',
    year: 2022,
    materials: 'Indigo, carbon black and camwood on lime plaster over board',
    height_cm: 120,
    width_cm: 94.5,
    depth_cm: null,
    framed: true,
    signed: true,
    condition: 'Very good. Fine surface cracks in the plaster, stable and as made.',
    visual_description:
      'On cream plaster a dark line rises on the left, bends over and curls into itself. Below it are six dots and two arcs, and a red dab at the top right.',
  },
  {
    picture: 'uzo',
    artist: 'ngozi-eze',
    type_of_artwork,
    name_of_artwork: 'Ụzọ',
    price: 980_000,
    description:
      'Ụzọ is a road. It enters heavy on the left, thins to almost nothing where it climbs, and is heavy again when it leaves. Three short strokes stand beside it and one red one above the place where it is faintest.',
    year: 2023,
    materials: 'Indigo and carbon black with camwood on raw linen',
    height_cm: 66,
    width_cm: 160,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'Excellent.',
    visual_description:
      'A wide, pale linen with one dark, wavering line across it that fades in the middle. Three short upright strokes and a red dab stand above the line.',
  },
  {
    picture: 'wall-after-rain',
    artist: 'ngozi-eze',
    type_of_artwork,
    name_of_artwork: 'Wall After Rain',
    price: 2_200_000,
    description:
      'A single loaded stroke turns through most of a circle on an earth-coloured wall. Eze sprayed it with water before it dried and let it run; the four threads that fell from it are the only marks here that she did not draw. An ochre wash along the foot stands where splashed soil would.',
    year: 2021,
    materials: 'Indigo, carbon black, camwood and laterite wash on lime and clay plaster',
    height_cm: 196,
    width_cm: 120,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'Very good. One lower corner consolidated in 2023.',
    visual_description:
      'A broad black crescent, open to the right, on sand-coloured plaster. Four thin grey drips fall from it towards a reddish-brown band at the bottom; a red dab floats in its opening.',
  },
  {
    picture: 'aso-oke-iii',
    artist: 'femi-adebayo',
    type_of_artwork,
    name_of_artwork: 'Aṣọ Òkè III',
    price: 7_200_000,
    description:
      'Nine strips woven over four months and sewn deliberately out of step, so that the laid-in diamonds and bars answer across the seams instead of lining up. Adébáyọ̀ dyes and paints the warps before they go on the loom. The stitches are left in view.',
    year: 2022,
    materials: 'Hand-woven cotton and silk, dyed and painted, on a concealed support',
    height_cm: 160,
    width_cm: 152,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'Excellent. Keep out of direct sun.',
    visual_description:
      'Vertical strips of wine-red, rose and dark blue cloth sewn side by side, with woven diamonds, bars and chevrons in gold, cream and blue.',
  },
  {
    picture: 'sanyan-field',
    artist: 'femi-adebayo',
    type_of_artwork,
    name_of_artwork: 'Sányán, with One Red',
    price: 6_100_000,
    description:
      'Sányán is the pale brown of wild silk left undyed. The strips keep to it, with a stripe, a row of eyelets and at most two small figures each; one is red and carries the gold. The browns differ because the cocoons did.',
    year: 2018,
    materials: 'Hand-woven wild silk and cotton, one strip dyed, on a concealed support',
    height_cm: 183,
    width_cm: 135,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'Good. Two stitches renewed by the artist in 2024.',
    visual_description:
      'Pale brown woven strips with thin stripes and rows of small holes hang side by side. One red strip towards the right has cream bars and two diamonds, one of them gold.',
  },
  {
    picture: 'osupa',
    artist: 'femi-adebayo',
    type_of_artwork,
    name_of_artwork: 'Òṣùpá',
    price: 1_250_000,
    description:
      'Several hundred pinches of cotton were bound with raffia, one by one, in rings, and the whole cloth dipped. Every small white ring is a knot undone. The lower part went into the vat twice more, which gives the moon something to stand over.',
    year: 2021,
    materials: 'Tied and dyed cotton, natural indigo',
    height_cm: 125,
    width_cm: 100,
    depth_cm: null,
    framed: true,
    signed: true,
    condition: 'Excellent. Framed behind glass.',
    visual_description:
      'A large disc made of hundreds of small white rings on deep indigo cloth, with four looser rows of rings on a darker band below.',
  },
  {
    picture: 'lagoon-in-starch',
    artist: 'femi-adebayo',
    type_of_artwork,
    name_of_artwork: 'Lagoon, in Starch',
    price: 420_000,
    description:
      'Cassava starch was drawn over the cotton with combs of four to six teeth, row below row, lifted and set down again each time the hand ran out of reach. The cloth was then dipped three times, each dip shallower than the last. Where two pulls cross, the starch ran together.',
    year: 2025,
    materials: 'Starch-resist dyed cotton, natural indigo',
    height_cm: 90,
    width_cm: 160,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'Excellent.',
    visual_description:
      'Bundles of thin white lines wave, cross and break off from side to side over indigo cloth that darkens towards the bottom.',
  },
];
