import type { SeedArtist } from './collection-types';

export const artists: SeedArtist[] = [
  {
    key: 'ngozi-eze',
    firstname: 'Ngọzi',
    lastname: 'Eze',
    email: 'ngozi.eze@artists.uli-gallery.example',
    mobile: '+2348030000101',
    artist_statement:
      'I learnt line before I learnt colour. My grandmother drew on the wall of her kitchen every dry season and ' +
      'the rain took it off again, and nobody thought that was sad. On raw linen I try to keep that ease. I load ' +
      'the brush once, breathe, and go; where the pigment gives out, the line is finished, and I do not go back to ' +
      'repair it. Most of what I make in a month is thrown away. What stays is usually the drawing in which I had ' +
      'the least to say. I am not copying uli and I do not pretend to restore it. I am answering it, in my own ' +
      'handwriting, with a lot of bare cloth around each word.',
    artist_bio:
      'Ngọzi Eze was born in Nsukka in 1986 and studied painting there before spending four years as a ' +
      'sign writer in Enugu, a trade she still credits for her steady wrist. She works on unprimed linen ' +
      'with carbon black, camwood red and indigo bound in thin acrylic, standing over the cloth on the floor. Her ' +
      'paintings have been shown in Enugu, Lagos and Leeds, and are held in private collections. She lives in ' +
      'Enugu, where she also teaches drawing to secondary-school pupils on Saturdays.',
    exhibitions: [
      '2024; Bare Cloth; Uli Gallery, Ikoyi, Lagos',
      '2022; Eleven Hands; Coal Camp House, Enugu',
      '2019; Letters Without Words; Mill Hall, Leeds',
    ],
  },
  {
    key: 'sade-olatunji',
    firstname: 'Ṣadé',
    lastname: 'Ọlátúnjí',
    email: 'sade.olatunji@artists.uli-gallery.example',
    mobile: '+2348030000102',
    artist_statement:
      'People ask me what the painting is of, and I say it is of about forty kilos of paint. That is only half a ' +
      'joke. I start from a colour that has been bothering me: the red of a laterite bank after rain, the yellow ' +
      'of a danfo in full sun at noon, a particular tired green. I put a great deal of it down and then look for ' +
      'the one colour that will argue with it. I use knives, a plasterer’s trowel and, near the end, my hands. ' +
      'The edges where two fields meet are where I spend my time; everything else is patience. I want the surface ' +
      'to be as physical as bread. If you stand close enough you should be able to smell the linseed, and see which ' +
      'way my arm was going.',
    artist_bio:
      'Ṣadé Ọlátúnjí (born 1979, Ìbàdàn) trained as an architect and designed schools and clinics for a decade ' +
      'before turning to painting full time in 2014. Her heavily worked oils, often months in the drying, build ' +
      'interiors and landscapes down to a few abutting fields of colour. She has held three solo exhibitions in ' +
      'Lagos and one in Accra. She shares a studio in a former printing works in Yaba with two other painters and ' +
      'a great many tins.',
    exhibitions: [
      '2025; Forty Kilos; Uli Gallery, Ikoyi, Lagos',
      '2023; Red Banks; The Printing Works, Yaba, Lagos',
      '2021; Argument of Colours; Ridge Rooms, Accra',
      '2017; Abutting; The Printing Works, Yaba, Lagos',
    ],
  },
  {
    key: 'femi-adebayo',
    firstname: 'Fẹ́mi',
    lastname: 'Adébáyọ̀',
    email: 'femi.adebayo@artists.uli-gallery.example',
    mobile: '+2348030000103',
    artist_statement:
      'My father sold cloth and I did my homework on top of it. I know aṣọ òkè by its weight on the knee and àdìrẹ ' +
      'by the smell of the pot, so when I paint cloth I am painting something I could identify in the dark. I do ' +
      'not reproduce particular patterns; weavers and dyers do that better, and they deserve to be paid for it. ' +
      'I paint what happens to pattern: the strip that does not quite match its neighbour, the fold, the patch, ' +
      'the blue that has gone through the wash two hundred times. A painted thread is an absurd thing to spend a ' +
      'morning on. But after a hundred mornings there is a surface that hangs the way memory hangs, a little ' +
      'crooked and still strong at the seams.',
    artist_bio:
      'Fẹ́mi Adébáyọ̀ was born in Abẹ́òkúta in 1983 into a family of cloth traders. He studied textile design in ' +
      'Ifẹ̀ and worked for a furnishing mill before he began to paint the cloths he had been drawing. His canvases ' +
      'take up woven strips, resist-dyed indigo and mended seams at close to life size. His work has been shown ' +
      'in Lagos, Abuja and Dakar. He lives in Abẹ́òkúta and keeps an archive of cloth scraps, labelled by year ' +
      'and by giver.',
    exhibitions: [
      '2024; Washed Two Hundred Times; Uli Gallery, Ikoyi, Lagos',
      '2021; Seams; Garden House, Abuja',
      '2018; Cloth Memory; Maison du Port, Dakar',
    ],
  },
  {
    key: 'amina-bello',
    firstname: 'Amina',
    lastname: 'Bello',
    email: 'amina.bello@artists.uli-gallery.example',
    mobile: '+2348030000104',
    artist_statement:
      'In January the dust comes down and takes the far bank of the river away. You know it is there; you can hear ' +
      'the pump and the children; but the eye has to do without. I have painted that for twelve years and have not ' +
      'come to the end of it. I like weather that removes things. At night the market does the same work the other ' +
      'way round: the dark removes everything except what somebody has chosen to light. I draw outside, small and ' +
      'fast, and paint indoors, slowly, from the drawings and from whatever I have remembered wrongly. People in ' +
      'my pictures are seldom doing anything important. They wait, they carry, they listen to someone. I think that ' +
      'is most of life and it deserves good light.',
    artist_bio:
      'Amina Bello was born in Lọ́kọ́ja in 1988, within sight of the meeting of the Niger and the Benue, and took ' +
      'her degree in fine art at Zaria. She paints the dry-season landscape of the Middle Belt, river crossings, ' +
      'night markets and gatherings, in oil on board and canvas. She has shown in Kaduna, Abuja and Lagos and was ' +
      'twice a resident artist in Jos. She lives in Abuja and returns to the river each January, when the dust is ' +
      'at its thickest.',
    exhibitions: [
      '2025; Far Bank; Garden House, Abuja',
      '2022; What the Dark Leaves; Uli Gallery, Ikoyi, Lagos',
      '2016; Dry Season; Old Library, Kaduna',
    ],
  },
  {
    key: 'chidinma-okorie',
    firstname: 'Chidinma',
    lastname: 'Okorie',
    email: 'chidinma.okorie@artists.uli-gallery.example',
    mobile: '+2348030000105',
    artist_statement:
      'I write programs that draw one line at a time. Each line sets off with a rule about how to behave near the ' +
      'others: keep your distance, turn when the ground turns, stop when there is no room. Then I wait, look, and ' +
      'change the ground. It is closer to plaiting hair than to photography. My aunt could hold forty strands in ' +
      'her head and talk about something else the whole time, and I think of her hands whenever the lines begin ' +
      'to go well. I keep only a few inks, mixed for the paper and not for the screen, and I leave a large part ' +
      'of the sheet alone. Every finished picture stands on several hundred that I did not print. A machine will ' +
      'happily make them all; the deciding is the drawing.',
    artist_bio:
      'Chidinma Okorie (born 1992, Owerri) studied mathematics in Port Harcourt and print-making in Lagos, and ' +
      'writes the software for all her works herself. Her drawings of long unbroken curves are issued as small ' +
      'pigment-print editions on cotton paper, each proofed and signed by hand. She has shown in Lagos, Nairobi ' +
      'and Rotterdam and lectures on drawing and computation. She lives in Lagos, in a flat with one plotter, ' +
      'two presses and no screen on the wall.',
    exhibitions: [
      '2024; One Line at a Time; Uli Gallery, Ikoyi, Lagos',
      '2022; Plotters; Dockside Rooms, Rotterdam',
      '2020; Strands; Hill Studio, Nairobi',
    ],
  },
  {
    key: 'tobias-lindqvist',
    firstname: 'Tobias',
    lastname: 'Lindqvist',
    email: 'tobias.lindqvist@artists.uli-gallery.example',
    mobile: '+46700000106',
    artist_statement:
      'I grew up where the forest ends in water and it is dusk for half the year, so I never thought of grey as the ' +
      'absence of anything. My landscapes do not exist. I build them out of layers, back to front, the way fog ' +
      'does it: first the light, then the farthest thing that light can still touch, then the next. Each layer is ' +
      'a separate plate with its own grain, and I am always trying to use one fewer. When I moved to Jos for two ' +
      'years I found the same dusk there at another temperature, with dust where I had expected mist, and it taught ' +
      'me more about distance than the whole of the Baltic had. I would like the pictures to be quiet enough that ' +
      'you notice your own room.',
    artist_bio:
      'Tobias Lindqvist was born in 1976 in Härnösand, Sweden. He trained as a lithographer and spent fifteen years ' +
      'printing other people’s editions before making his own digital landscapes, which he assembles in layers ' +
      'as a printer assembles plates. Two years on the Jos Plateau, from 2015, changed both his palette and his ' +
      'idea of distance. He has shown in Umeå, Stockholm and Jos. He lives on the Swedish coast with a rowing boat ' +
      'and a patient dog.',
    exhibitions: [
      '2023; One Plate Fewer; Print House, Stockholm',
      '2018; Plateau Dusk; Old Station, Jos',
      '2012; Editions; Town Hall, Umeå',
    ],
  },
  {
    key: 'ines-carvalho',
    firstname: 'Inês',
    lastname: 'Carvalho',
    email: 'ines.carvalho@artists.uli-gallery.example',
    mobile: '+351910000107',
    artist_statement:
      'The tiles I love best are the wrong ones. On the stairs of the house where I was born somebody had repaired ' +
      'the wall with whatever was in the cellar, and so a vine ended in half a ship and began again as a border. ' +
      'Nobody remarked on it. I draw tiles with a small program and then I let them be mistreated: turned, lost, ' +
      'replaced from another batch, rained on, bleached by the south side. The rule makes the pattern and the ' +
      'accident makes the picture. In Lagos, in the old Brazilian quarter, I recognised the plaster before I ' +
      'recognised the street, and since then the two cities have been mixed up in the work. I try not to be ' +
      'nostalgic. A broken grid is only a grid that has had some company.',
    artist_bio:
      'Inês Carvalho was born in Porto in 1984 and studied ceramics conservation in Lisbon, where she catalogued ' +
      'salvaged tile panels for the city’s façade bank before she began to invent panels of her own. Her ' +
      'digital works imagine walls, with their repairs and weather, at the scale of a single print. She has ' +
      'shown in Porto, Salvador and Lagos, where she spent a residency on Lagos Island in 2019. She lives in ' +
      'Lisbon, four floors up, behind a façade with eleven missing tiles.',
    exhibitions: [
      '2023; Broken Grid; Casa da Rua, Porto',
      '2021; Company of Walls; Armazém Azul, Salvador',
      '2019; Lagos, Lagos; Uli Gallery, Ikoyi, Lagos',
    ],
  },
  {
    key: 'chukwudi-okafo',
    firstname: 'Chukwudi',
    lastname: 'Okafọ',
    email: 'chukwudi.okafo@artists.uli-gallery.example',
    mobile: '+2348030000108',
    artist_statement:
      'Clay tells you straight away what it thinks of you. Bronze takes three months and then tells you the same ' +
      'thing. I begin everything in clay, with the heel of my hand, and I try to leave before the figure has been ' +
      'explained. A turned head and a good weight on the feet are enough; I do not give anyone a mouth if the neck ' +
      'has said it already. Some pieces stay clay and go through the fire as they are, with the finger marks. ' +
      'Others go to the foundry, and there I do my own chasing and patina, because I once let someone else do it ' +
      'and got back a stranger. I like a sculpture you want to touch and then find is colder, or rougher, than you ' +
      'expected.',
    artist_bio:
      'Chukwudi Okafọ, born in Awka in 1971, is the son of a blacksmith and learnt to work metal before he ' +
      'learnt to draw. After studying sculpture in Benin City he ran a small foundry there for eleven years. He ' +
      'makes heads, seated figures and vessels in terracotta and in bronze cast by the lost-wax process, usually as ' +
      'single casts. His sculptures stand in several private courtyards in Lagos and Enugu. He lives and works in ' +
      'Awka, next door to his father’s workshop.',
    exhibitions: [
      '2022; Single Casts; Uli Gallery, Ikoyi, Lagos',
      '2015; Before the Fire; Foundry Yard, Benin City',
    ],
  },
  {
    key: 'efe-osagie',
    firstname: 'Ẹfẹ́',
    lastname: 'Osagie',
    email: 'efe.osagie@artists.uli-gallery.example',
    mobile: '+2348030000109',
    artist_statement:
      'A stone arrives with opinions. There is a grain in it, a flaw, an old face that the quarry left, and for the ' +
      'first weeks I only wash it and walk round it and turn it in the light. When I start to cut, I am looking ' +
      'for the form that loses the least. I work alone with hand tools, not out of piety but because a grinder ' +
      'is too quick for me; by the time I have had a doubt the piece is gone. I polish where a hand would go and ' +
      'leave the point marks where it would not. The openings matter as much as the mass. You carry a hole through ' +
      'a stone and suddenly there is a morning on the other side of it.',
    artist_bio:
      'Ẹfẹ́ Osagie was born in Benin City in 1980 and trained as a stonemason in Akurẹ before an apprenticeship ' +
      'with a carver of building stone in Pietrasanta. She carves pierced and standing forms in granite, ' +
      'marble and ironwood, entirely by hand, and finishes about five works a year. Her sculptures have been shown ' +
      'in Lagos, Abuja and London. She works in an open shed outside Ọ̀rẹ̀, which she shares with a saw bench, a ' +
      'mango tree and the neighbour’s goats.',
    exhibitions: [
      '2024; A Hole Through a Stone; Uli Gallery, Ikoyi, Lagos',
      '2020; By Hand; Garden House, Abuja',
      '2017; Stonecutters; Canal Hall, London',
    ],
  },
];
