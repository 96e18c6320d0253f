import { brand } from '@gallery/shared/brand';
import type { PolicySection } from './policy-page';

/** `address` is the gallery's. */
export const termsSections = (address: string): readonly PolicySection[] => [
  {
    title: 'Who sells',
    content: [
      `The seller is ${brand.company}, ${address}, Nigeria. We sell works that we own, and works for which the artist or owner has authorized us to sell. In both cases we are your partner in the contract.`,
      'You must be at least 18 years old to buy. For expensive purchases, the law can require us to ask for proof of your identity and of the origin of the money.',
    ],
  },
  {
    title: 'The contract',
    content: [
      'A work on this site is an invitation to buy it. When you place an order, the work is on hold for you until the time that the page shows. The contract comes into being when your payment arrives. If it arrives too late and the work is no longer free, we refund it in full.',
      'If we accept your offer for a work, or you accept our counter-offer, the work is on hold for you at that price until the time that the order shows. The contract comes into being when your payment arrives.',
      'If a price on the site is an obvious mistake, we can withdraw from the contract before delivery. Then we refund everything you paid.',
    ],
  },
  {
    title: 'Price and payment',
    content: [
      'Prices are in naira. They include the taxes that Nigeria charges on the sale, but not delivery or the import duties of another country. You pay by card, bank transfer, or USSD through our payment provider, Paystack. Amounts in other currencies are for information only; your bank sets the rate you pay.',
      'You receive an invoice as soon as the payment has arrived.',
    ],
  },
  {
    title: 'Title',
    content: [
      'We guarantee that we may sell the work, and that nobody else has a claim on it. The work becomes your property when you have paid in full. The risk passes to you when you receive it.',
    ],
  },
  {
    title: 'Authenticity and description',
    content: [
      'We guarantee that each work is by the artist named. A signed certificate of authenticity comes with it, and anyone can verify it on this site. If a work proves not to be by that artist, return it, and we refund everything you paid.',
      'We describe the condition, size, and materials as carefully as we can. Colors look different on screens, and works made by hand have small irregularities. These are no defects.',
    ],
  },
  {
    title: 'Copyright',
    content: [
      'You buy the object. The copyright stays with the artist under the Copyright Act 2022: you may show the work, lend it, and sell it, but not reproduce it or use its picture in trade without permission. If you sell it later through a dealer or an auction, the artist can have a right to a share of the price.',
    ],
  },
  {
    title: 'Delivery, returns, and liability',
    content: [
      'Our pages on delivery and returns are part of these terms.',
      'We are liable without limit for intent, gross negligence, and harm to life and health, and where the law forbids a limit. Otherwise our liability ends at the price of the work. Neither side is liable for delay by events outside its control, such as strikes, disasters, or acts of authorities.',
    ],
  },
  {
    title: 'Law and disputes',
    content: [
      'Nigerian law applies, above all the Sale of Goods Law of Lagos State and the Federal Competition and Consumer Protection Act 2018. The United Nations Convention on Contracts for the International Sale of Goods does not apply. If you live in another country and buy as a consumer, you keep the protection of its mandatory law.',
      'Write to us first: most problems end with a conversation. If ours does not, either side can ask the Lagos Multi-Door Courthouse for mediation. Otherwise the courts of Lagos State decide. A consumer can also complain to the Federal Competition and Consumer Protection Commission.',
      'If one of these terms is invalid, the others stay. The terms on this page on the day of your order apply to it.',
    ],
  },
];
