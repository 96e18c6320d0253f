import { type InferType, number, object, string } from 'yup';

export type MailConfig = Readonly<{
  from: Readonly<{ name: string; address: string }>;
  galleryEmail: string;
  /** The gallery gets an email for each paid order. */
  mailsPaidOrders: boolean;
  /** With `null`, the API writes emails to files in the data folder. */
  smtpUrl: string | null;
  /** The days that a delivered email stays in the outbox with its text. */
  keepDays: number;
  /** Receives the answers of customers, which their provider posts with the secret. */
  inbound: Readonly<{ address: string; secret: string }> | null;
}>;

const minSecretLength = 32;
const secretMessage = `INBOUND_SECRET must have at least ${minSecretLength} letters, digits, or . _ -`;

const retentionMessage = 'MAIL_KEEP_DAYS must be a whole number of days from 1 to 3650';

const fromPattern = /^([^<>\p{Cc}]+) <([^\s<>@]+@[^\s<>@]+)>$/u;

export const mailFields = {
  SMTP_URL: string().matches(/^smtps?:\/\/./, 'SMTP_URL must start with smtp:// or smtps://'),
  MAIL_FROM: string()
    .matches(fromPattern, 'MAIL_FROM must be written as Name <address>')
    .default('Uli Gallery <hello@uligallery.example>'),
  GALLERY_EMAIL: string().email('GALLERY_EMAIL must be an email address').default('hello@uligallery.example'),
  ORDER_MAILS: string().oneOf(['on', 'off'], 'ORDER_MAILS must be on or off').default('on'),
  MAIL_KEEP_DAYS: number()
    .typeError(retentionMessage)
    .integer(retentionMessage)
    .min(1, retentionMessage)
    .max(3_650, retentionMessage)
    .default(30),
  INBOUND_ADDRESS: string()
    .max(100, 'INBOUND_ADDRESS must have at most 100 characters')
    .matches(/^[\w.-]{1,20}@[\w.-]+$/, 'INBOUND_ADDRESS must be an email address without a plus sign'),
  INBOUND_SECRET: string().matches(new RegExp(`^[\\w.-]{${minSecretLength},}$`), secretMessage),
};

const schema = object(mailFields);

export function mailOf({
  MAIL_FROM,
  GALLERY_EMAIL: galleryEmail,
  SMTP_URL,
  ORDER_MAILS,
  MAIL_KEEP_DAYS: keepDays,
  INBOUND_ADDRESS: inboundAddress,
  INBOUND_SECRET: inboundSecret,
}: InferType<typeof schema>): MailConfig {
  const [, name = '', address = ''] = fromPattern.exec(MAIL_FROM) ?? [];
  const from = Object.freeze({ name, address });
  const mailsPaidOrders = ORDER_MAILS === 'on';
  const inbound = inboundOf(inboundAddress, inboundSecret);
  return Object.freeze({
    from,
    galleryEmail,
    mailsPaidOrders,
    smtpUrl: SMTP_URL ?? null,
    keepDays,
    inbound,
  });
}

function inboundOf(address?: string, secret?: string) {
  if (address && secret) return Object.freeze({ address, secret });
  if (address || secret)
    throw new Error('INBOUND_ADDRESS and INBOUND_SECRET belong together: set both or none.');
  return null;
}
