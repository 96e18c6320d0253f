import type { PolicySection } from './policy-page';

/** `days` is a text such as '14 days'. */
export function returnsSections(days: string): readonly PolicySection[] {
  return [yourDays(days), ...sections];
}

/** An order keeps the days that count when it is placed. */
function yourDays(days: string): PolicySection {
  return {
    title: `Your ${days}`,
    content: [
      `The time begins on the day after the work reaches you. Tell us within ${days} that you want to return it, and send it within 14 days of our answer.`,
      'A work that you won in an auction, and a work made or changed at your request, cannot come back, unless it is defective or not as described.',
    ],
  };
}

const sections: readonly PolicySection[] = [
  {
    title: 'How to return a work',
    content: [
      [
        'Request the return at your order, in your account or by the link in our emails, or write to us with its number. We answer within two working days.',
        'Pack the work in its case, with its frame and its certificate. Ask us for new packaging if you no longer have it.',
        'Use the carrier that we name, or another one that insures the work for its full price. The work is at your risk until it reaches us.',
      ],
    ],
  },
  {
    title: 'What you get back',
    content: [
      'We refund the price of the work within 10 working days of its arrival at the gallery, by the way you paid. Your bank can need a few more days.',
      'You pay for the return. We refund the first delivery too. Import duties that you paid are a matter between you and the customs of your country; many refund them if you show the proof of export.',
      'We refund less if the work lost value because it was hung outdoors, cleaned, reframed, or damaged. Then we send you photographs and the reason before we refund.',
    ],
  },
  {
    title: 'If something is wrong',
    content: [
      'If a work is damaged, defective, or not as described, return it at our cost. You choose between a repair with the artist’s consent and a refund of everything you paid, including both journeys and the import duties that you can show.',
      'If a work proves not to be by the artist named on its certificate, we refund everything you paid, however long ago you bought it.',
      'These promises add to your rights under the Federal Competition and Consumer Protection Act 2018 and under the mandatory law of the country where you live. They replace none of them.',
    ],
  },
  {
    title: 'Before delivery',
    content: [
      'You can cancel an order that you have not paid in your dashboard. Write to us to cancel a paid order before we send the work; we refund everything.',
    ],
  },
  {
    title: 'Events',
    content: [
      'Bookings cost nothing. To cancel one, use your account or the link in its mail, so that the next person on the waiting list gets the place.',
    ],
  },
];
