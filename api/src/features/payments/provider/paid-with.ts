import { type InferType, object, string } from 'yup';

export const paidWithFields = {
  channel: string().nullable(),
  authorization: object({
    brand: string().nullable(),
    last4: string().nullable(),
    bank: string().nullable(),
  })
    .nullable()
    .default(undefined),
};
const fields = object(paidWithFields);

/** Such as 'Visa card ending in 4081'; `null` when the provider names nothing. */
export function paidWith({ channel, authorization }: InferType<typeof fields>): string | null {
  const { brand, last4, bank } = authorization ?? {};
  if (channel === 'card' && last4) {
    const name = brand?.trim();
    return `${name ? capitalized(name) : 'Bank'} card ending in ${last4}`;
  }
  const means = channel ? channelLabels[channel] : undefined;
  return means ? `${means}${bank ? ` (${bank})` : ''}` : null;
}

const channelLabels: Record<string, string | undefined> = {
  card: 'Bank card',
  bank: 'Bank account',
  bank_transfer: 'Bank transfer',
  ussd: 'Bank account by USSD',
  qr: 'Bank account by QR code',
  mobile_money: 'Mobile money',
};

function capitalized(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
