import type { SeedWork } from './collection-types';

/** Sizes are those of the printed sheet. Sheets of paper have no depth. */
export const digitalPaintingRows: SeedWork[] = [
  {
    picture: 'isi-owu',
    artist: 'chidinma-okorie',
    name_of_artwork: 'Isi Owu',
    type_of_artwork: 'Digital Painting',
    price: 420000,
    description:
      'Two hundred and twenty-eight lines leave the upper edge and are gathered, tied and let go again. The title ' +
      'is the Igbo name for hair wound with thread, and the red turns are the only colour in the print. Okorie drew ' +
      'each line as a single unbroken curve and let it find its own place in the bundle; the stray ones were kept.',
    year: 2023,
    materials: 'Pigment print on raw linen',
    edition: { size: 12, sold: 2 },
    height_cm: 80,
    width_cm: 62,
    depth_cm: null,
    framed: true,
    signed: true,
    condition: 'New, from the artist’s studio; framed without glass',
    visual_description:
      'Three bundles of fine black lines hang from the top of a pale linen sheet like threaded hair, tied at ' +
      'intervals with red thread and loose at their ends. The lower part of the cloth is bare.',
  },
  {
    picture: 'what-the-stone-told-the-river',
    artist: 'chidinma-okorie',
    name_of_artwork: 'What the Stone Told the River',
    type_of_artwork: 'Digital Painting',
    price: 285000,
    description:
      'The lines run from left to right and have one instruction, to keep moving and keep apart. Two stones stand in ' +
      'their way. Ochre marks the water that came closest, and a slower teal gathers in the lower half, while the ' +
      'upper margin of the stream thins to almost nothing. The deep green ground was printed first and the lines ' +
      'laid over it, so that they sit slightly proud of the paper.',
    year: 2021,
    materials: 'Pigment print with screen-printed lines on cotton paper, edition of 20',
    height_cm: 60,
    width_cm: 100,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'Excellent; stored flat',
    visual_description:
      'Cream, ochre and teal lines flow from left to right across a dark green rectangle and part around two grey ' +
      'stones, a large one left of the middle and a small one to its lower right. A pale paper margin surrounds them.',
  },
  {
    picture: 'farm-ridges-from-the-air',
    artist: 'chidinma-okorie',
    name_of_artwork: 'Farm Ridges, from the Air',
    type_of_artwork: 'Digital Painting',
    price: 1150000,
    description:
      'A patchwork of hoed fields, each with its own direction, seen as one might see it from a small plane on the ' +
      'way into Owerri. The lines are the ridges and the gaps between the fields are the footpaths. In the middle ' +
      'one field has been left to rest, with three trees in it; the whole picture is arranged around that decision.',
    year: 2024,
    materials: 'Pigment print on cotton paper',
    edition: { size: 6, sold: 0 },
    height_cm: 110,
    width_cm: 110,
    depth_cm: null,
    framed: true,
    signed: true,
    condition: 'New; framed in dark ash behind museum glass',
    visual_description:
      'An aerial view of farm plots drawn as bands of rust-red lines on near-black, with one straw-coloured and one ' +
      'grey plot. The dark plot in the centre is empty apart from three small round trees.',
  },
  {
    picture: 'achara',
    artist: 'chidinma-okorie',
    name_of_artwork: 'Achara, Wind from the West',
    type_of_artwork: 'Digital Painting',
    price: 165000,
    description:
      'Achara is elephant grass. Some five hundred blades, drawn from the root upwards in four inks from pale ' +
      'straw to black, lean before a wind that is stronger in some places than in others. More than half of the ' +
      'sheet is left to the air.',
    year: 2020,
    materials: 'Pigment print on raw linen, edition of 25',
    height_cm: 70,
    width_cm: 51.6,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'Very good; slight waviness of the cloth at the lower edge',
    visual_description:
      'Tall grass in black, brown and ochre grows from the lower left of a linen-coloured sheet and bends to the ' +
      'right in the wind, with a few seed heads. The upper half is empty.',
  },
  {
    picture: 'six-plates-for-november',
    artist: 'tobias-lindqvist',
    name_of_artwork: 'Six Plates for November',
    type_of_artwork: 'Digital Painting',
    price: 780000,
    description:
      'Sky, three ridges, an island and the water: one plate for each, printed from back to front, with fog rising ' +
      'from the foot of every layer. Lindqvist uses a digital grain modelled on the resin dust of aquatint, and it ' +
      'is this grain, and no outline, that makes the distance. The boat is the last thing he added and the only ' +
      'place where a seventh colour appears.',
    year: 2022,
    materials: 'Six-plate pigment print on Japanese paper, edition of 15',
    height_cm: 90,
    width_cm: 69.8,
    depth_cm: null,
    framed: true,
    signed: true,
    condition: 'Excellent',
    visual_description:
      'Grey wooded ridges recede into fog above still water. A dark island with spruces is reflected at the right, ' +
      'and a small empty rowing boat with a red rim lies at the lower left.',
  },
  {
    picture: 'plateau-dry-season',
    artist: 'tobias-lindqvist',
    name_of_artwork: 'Plateau, Dry Season',
    type_of_artwork: 'Digital Painting',
    price: 540000,
    description:
      'Made after two years in Jos, where the artist found dust doing the work he had always left to fog. The granite ' +
      'domes lose their feet in it and the sun loses its heat. All tones are mixed from three browns and the ' +
      'colour of the paper.',
    year: 2017,
    materials: 'Four-plate pigment print on cotton paper, edition of 15',
    height_cm: 65,
    width_cm: 100,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'Good; a soft handling crease in the lower margin, outside the image',
    visual_description:
      'Rounded granite hills stand in ochre haze under a pale sun. A broad dark tree is at the right of the brown ' +
      'plain in front, and a light footpath leads in from below.',
  },
  {
    picture: 'the-far-shore-at-four',
    artist: 'tobias-lindqvist',
    name_of_artwork: 'The Far Shore at Four',
    type_of_artwork: 'Digital Painting',
    price: 45000,
    description:
      'Four in the afternoon, in December, on the Ångermanland coast. Somebody across the water has lit a lamp. The ' +
      'picture is almost entirely held between two values of blue-grey, so that the one warm mark and its long ' +
      'reflection need no emphasis. It is the artist’s only open edition.',
    year: 2019,
    materials: 'Pigment print on cotton paper, open edition',
    height_cm: 42,
    width_cm: 80,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'New; supplied rolled',
    visual_description:
      'A dark wooded shore at dusk, with one lit window whose orange reflection runs down into blue-grey water. ' +
      'Three posts stand in the water at the lower left.',
  },
  {
    picture: 'third-landing',
    artist: 'ines-carvalho',
    name_of_artwork: 'Third Landing',
    type_of_artwork: 'Digital Painting',
    price: 960000,
    description:
      'A stairwell in Porto as the artist remembers it. The pattern needs four tiles to make a flower, and the mason ' +
      'has not always had them: some are turned, some come from another house, two are plain, three are gone. ' +
      'Every tile was drawn, glazed and set by a program, and then placed wrongly by hand.',
    year: 2023,
    materials: 'Pigment print on heavy cotton paper, matt varnish, edition of 10',
    height_cm: 100,
    width_cm: 80,
    depth_cm: null,
    framed: true,
    signed: true,
    condition: 'Excellent; framed behind glass',
    visual_description:
      'A wall of blue and white floral tiles, weathered and chipped. Some tiles are turned the wrong way, three are ' +
      'cream tiles with a purple star, two are plain, and bare mortar shows where three are missing.',
  },
  {
    picture: 'dado-campos-street',
    artist: 'ines-carvalho',
    name_of_artwork: 'Dado, Campos Street',
    type_of_artwork: 'Digital Painting',
    price: 375000,
    description:
      'Drawn during a residency in the old Brazilian quarter of Lagos Island. The upper wall has been painted twice, ' +
      'green and then the colour of a peach, and the tiled dado below it is coming away from the right. The mortar ' +
      'keeps the print of every tile that has left.',
    year: 2019,
    materials: 'Pigment print on cotton paper, edition of 18',
    height_cm: 63,
    width_cm: 90,
    depth_cm: null,
    framed: false,
    signed: true,
    condition: 'Very good',
    visual_description:
      'A weathered house wall: peach plaster above, flaking to grey-green, and below it rows of red, cream and yellow ' +
      'lozenge tiles. Towards the right many tiles have fallen and left bare mortar.',
  },
  {
    picture: 'lemon-branch-from-memory',
    artist: 'ines-carvalho',
    name_of_artwork: 'Lemon Branch, from Memory',
    type_of_artwork: 'Digital Painting',
    price: 1480000,
    description:
      'A panel of forty-nine tiles that was taken down and put up again by somebody who had seen it only once. ' +
      'The branch still crosses the wall, but two of its tiles have changed places, two more have strayed across the ' +
      'panel, and one is missing. Outline and thin wash follow the habit of the blue-and-white painters, in bottle ' +
      'green and yellow.',
    year: 2025,
    materials: 'Pigment print on heavy cotton paper, matt varnish, edition of 8',
    height_cm: 120,
    width_cm: 120,
    depth_cm: null,
    framed: true,
    signed: true,
    condition: 'New; float-mounted in a white frame',
    visual_description:
      'A square panel of cream tiles painted with a green lemon branch and yellow fruit. A few tiles sit in the wrong ' +
      'place or are turned, one is missing, and much of the panel is blank.',
  },
];
