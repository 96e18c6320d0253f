/** To run another gallery, change this file and the drawings beside it. */
export const brand = {
  name: 'Uli Gallery',
  company: 'Uli Gallery Limited',
  tagline: 'Paintings, digital paintings and sculpture from Lagos and beyond.',
  founder: {
    name: 'Ijeoma Okwuosa',
    role: 'a business woman, tech entrepreneur and attorney',
  },
  story:
    'A gallery for paintings, digital paintings and sculpture by artists who live in Nigeria or carry it with them.',
  address: '12 Uli Close, Ikoyi, Lagos',
  registration: 'RC 1482207, VAT 20488817-0001',
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
  sizeText: 'Measured on request',
  enquiryMessage: 'Hello, I would like to know more about this artwork, its availability and its price.',
  delivery: 'Insured delivery within Nigeria and abroad. A work may come back within 14 days of its arrival.',
  contactPrompt: 'Ask our curators:',
} as const;

/** The gallery's mark as an SVG path in a square of 40. */
export const markPath =
  'M6 3q-1.3-.3-1.5.4-.2.8-.5 1.8t-.6 2.3Q3 8.7 2.7 10q-.2 1.4-.4 2.6-.1 1.3-.1 2.6-.1 1.3 0 2.6 0 1.3.1 2.6.2 1.3.5 2.7.2 1.3.7 2.6t1.2 2.5 1.6 2.4 1.9 2.3 2.2 2.1q1.2.9 2.4 1.6 1.3.7 2.7 1 1.4.4 2.9.5t3 0q1.4-.2 2.8-.5t2.7-.9q1.3-.5 2.4-1.3 1.2-.7 2.2-1.7t1.8-2.2q.9-1.1 1.6-2.3.6-1.2 1-2.5.4-1.2.5-2.5.1-1.4-.1-2.7-.3-1.3-.7-2.6t-1-2.4-1.3-2.1q-.8-.9-1.8-1.6t-2.1-1.1q-1.2-.4-2.4-.7-1.2-.2-2.3-.2-1.2 0-2.3.3-1 .2-2 .8-.9.6-1.7 1.5-.7.8-1.3 1.8-.6.9-1 1.9t-.6 1.9q-.2 1 0 1.9t.8 1.6 1.2 1.3 1.2 1 .9.7q.4.3 1.1-.5t.4-1.1q-.3-.4-.8-.9-.5-.4-1-1-.5-.5-.8-.9-.3-.5-.3-.8-.1-.3.1-.7.2-.5.6-1.2.3-.7.9-1.4.5-.7 1.1-1.2.5-.6 1-.8.4-.3 1-.4h1.4q.8.1 1.6.3.9.2 1.6.6.7.3 1.2.7.5.3.9.9.4.5.8 1.4.3.8.6 1.8.3.9.4 1.8t0 1.7q0 .7-.3 1.5-.3.7-.8 1.6-.5.8-1.1 1.6-.7.9-1.4 1.6-.8.7-1.5 1.2-.8.5-1.6.8-.9.4-1.9.6-1.1.3-2.2.4t-2.2.1q-1.1-.1-1.9-.3-.9-.2-1.7-.6-.9-.4-1.8-1.1-.8-.7-1.7-1.6-.9-.8-1.7-1.8-.7-.9-1.3-1.9-.6-.9-1-1.8-.5-1-.8-2-.3-1.1-.4-2.3-.2-1.1-.3-2.3-.2-1.2-.2-2.3-.1-1.1 0-2.3 0-1.1.1-2.4l.4-2.4q.2-1.2.4-2.2.2-1.1.4-1.9.1-.7-1.2-1m23.3 2a2.7 2.5 12 1 0 5.4 0 2.7 2.5 12 1 0-5.4 0';
