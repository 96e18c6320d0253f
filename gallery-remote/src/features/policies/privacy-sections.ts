import { brand } from '@gallery/shared/brand';
import type { PolicySection } from './policy-page';

/** `address` is the gallery's. */
export const privacySections = (address: string): readonly PolicySection[] => [
  {
    title: 'Who is responsible',
    content: [
      `${brand.company}, ${address}, Nigeria, decides how your data is used. We follow the Nigeria Data Protection Act 2023. If you live in the European Union or the United Kingdom, we also follow its General Data Protection Regulation.`,
    ],
  },
  {
    title: 'What we store',
    content: [
      [
        'Your account: name, email address, telephone number, and a password that we can check but not read. Of a guest who buys, the same without a password.',
        'Your purchases: works, prices, addresses, payments, invoices, and certificates.',
        'Your offers and bids. The public record of an auction shows bids without names.',
        'Your enquiries, messages, and bookings.',
        'Notes that our staff write about you, so that we serve you well.',
        'Viewing rooms: the name and the note that our staff write for you, the works they choose, how often the room is opened, and how long each work is seen.',
        'The works you save, with your lists and notes. Without an account, they stay on your device.',
        'The artists you follow and the searches you save, and which works we wrote to you about. Without an account, your email address for this and for the newsletter, until you stop the mails. We forget an address that nobody confirms within 30 days.',
      ],
      'Your card number never reaches us. You enter it with the payment provider.',
    ],
  },
  {
    title: 'Why we store it',
    content: [
      'We use the data of purchases, offers, bids, and bookings to fulfill our contract with you, and keep invoices because tax law requires it. We answer enquiries, count the visits to viewing rooms, and protect the site from abuse because both sides have an interest in that. Everything else needs your consent, which you can withdraw at any time.',
      'No machine decides about you, and we sell no data.',
    ],
  },
  {
    title: 'On your device',
    content: [
      'The site keeps your log-in, the works you saved, and your settings in the storage of your browser. It uses no cookies for advertising. While we try out a new version, one cookie keeps you on the same version for up to 30 days.',
      'We measure how fast pages are and which errors occur. These reports contain no name, account, or address.',
      'In a viewing room, your browser reports the visit and the seconds for which each work is on the screen, under a random id that it forgets when you close the tab.',
    ],
  },
  {
    title: 'Who else receives data',
    content: [
      [
        'Paystack, for the payment.',
        'The carrier, the insurer, and customs, for the delivery.',
        'The companies that run our servers and send our mails, on our instructions.',
        'Authorities, if the law obliges us.',
      ],
      'Some of them work outside Nigeria. We use only countries and contracts that protect your data as Nigerian law demands.',
    ],
  },
  {
    title: 'How long we keep it',
    content: [
      'We keep an account until you delete it, and invoices and their orders for at least six years, as the tax law requires. The bids of an auction stay in its record, without your name. We delete a viewing room and its counts 90 days after its end, or earlier if you ask us. We delete other data when its purpose ends.',
    ],
  },
  {
    title: 'Your rights',
    content: [
      'In your profile, you can correct your data, download all of it, and delete your account. You can also ask us to restrict its use, and object to it. Write to us from the email address of your account or order; we answer within 30 days, free of charge.',
      'You can also complain to the Nigeria Data Protection Commission, or to the authority of the country where you live.',
    ],
  },
];
