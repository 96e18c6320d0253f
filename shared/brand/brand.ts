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
  delivery: 'Insured delivery within Nigeria and abroad. You can return a work without a reason.',
  contactPrompt: 'Ask our curators:',
} as const;
