/** The gallery's own facts: whoever runs another gallery changes this file and the drawings beside it. */
export const brand = {
  name: 'Uli Gallery',
  company: 'Uli Gallery Limited',
  tagline: 'Paintings, digital paintings and sculpture from Lagos and beyond.',
  founder: {
    name: 'Ijeoma Okwuosa',
    role: 'a business woman, tech entrepreneur and attorney',
    biography: [
      'Ijeoma Okwuosa grew up in Nri, where her grandmother drew uli on the walls of the family compound before every harvest and let the rain take the drawings away again. She has said that this was her first lesson about art: somebody made it with her whole attention, and somebody else had to be there to see it.',
      'She read law in Nsukka and London, was called to the Nigerian bar, and advised painters and sculptors on contracts long before most of them thought that they needed one. In between she founded two technology companies, one for mobile payments and one for the registers of small museums. From the first she learned how a sale becomes simple, from the second how easily the story of a work is lost.',
      'Uli Gallery opened in Ikoyi with eleven works and four chairs. It still shows few works at a time, writes down where each of them comes from, and pays its artists within a week of a sale. Ijeoma looks at every portfolio herself, mostly on Sunday mornings, and answers every letter.',
    ],
  },
  story:
    'A gallery for paintings, digital paintings and sculpture by artists who live in Nigeria or carry it with them.',
  address: '12 Uli Close, Ikoyi, Lagos',
  hours: 'Tuesday to Saturday, 10:00 to 18:00',
  mapsUrl: 'https://www.google.com/maps/search/?api=1&query=12%20Uli%20Close%2C%20Ikoyi%2C%20Lagos',
  email: 'hello@uligallery.example',
  phone: '+234 800 000 0000',
  social: {
    mail: 'mailto:hello@uligallery.example',
    instagram: 'https://www.instagram.com/',
    twitter: 'https://twitter.com/',
    facebook: 'https://www.facebook.com/',
  },
  invitation: 'Are you an artist? Show your work to a large audience.',
  /** Stands where the measures of a work are not known. */
  sizeText: 'Measured on request',
  enquiryMessage: 'Hello, I would like to know more about this artwork, its availability and its price.',
  delivery: 'Insured delivery within Nigeria and abroad. A work may come back within 14 days of its arrival.',
  /** Goes before the e-mail address. */
  whomToAsk: 'Ask our curators:',
} as const;
