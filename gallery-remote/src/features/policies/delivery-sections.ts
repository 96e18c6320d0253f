import type { PolicySection } from './policy-page';

export const deliverySections: readonly PolicySection[] = [
  {
    title: 'Where we deliver',
    content: [
      'We deliver to all states of Nigeria and to most countries. You can also collect a work at the gallery, free of charge, during its opening hours.',
      'You see the price of delivery before you pay. If the delivery of a work has no fixed price, request a quote at the checkout: we hold the work for you and email you the price, usually within two working days. You pay nothing until you agree.',
    ],
  },
  {
    title: 'How long it takes',
    content: [
      'The times begin when your payment has arrived. We need up to five working days to pack a work, because we build a case for most of them.',
      [
        'Lagos: 1 to 3 working days after packing.',
        'Other states of Nigeria: 3 to 7 working days.',
        'Other countries: 7 to 21 working days, including the permit for export and customs.',
      ],
      'Your order shows the expected date as soon as the carrier confirms it. If we cannot send the work within 30 days, you can cancel the order, and we refund everything you paid.',
    ],
  },
  {
    title: 'Insurance and risk',
    content: [
      'Each shipment is insured for the price of the work, from our door to yours. The risk passes to you when you or a person you name receives the work.',
      'Check the case before you sign for it. If it is damaged, write that on the delivery note and take photographs. Tell us within three days, and keep the packaging until the insurer has answered. We repair the work with the artist’s consent, or refund the price and the delivery.',
    ],
  },
  {
    title: 'Export from Nigeria',
    content: [
      'For a work that leaves Nigeria, we request the clearance of the National Commission for Museums and Monuments and prepare the export documents. Their cost is part of the price of delivery.',
      'The law forbids the export of antiquities without a permit. We offer no antiquities for delivery abroad.',
    ],
  },
  {
    title: 'Import duties and taxes',
    content: [
      'Your country may charge import duty, value-added tax, sales tax, or a fee for customs clearance. The receiver pays these charges to the carrier or to customs. Our prices do not include them, and we cannot say in advance how much they are.',
      'Many countries reduce or waive the duty on original works of art. We add an invoice with the true value, the customs code, and the statement that the work is an original. We never declare a lower value or a gift.',
      'If a shipment returns because nobody paid these charges, we keep the cost of both journeys from the refund.',
    ],
  },
  {
    title: 'If nobody is at home',
    content: [
      'The carrier tries twice and then keeps the work for at least five working days. Tell us about a new address before we send the work. After that, a change can cost an additional fee, which we tell you first.',
    ],
  },
];
