import { type InferType, number, object, string } from 'yup';

/** The port for edges, which the public never reaches. */
export type InternalSettings = Readonly<{ internalPort: number; internalHost: string }>;

const portMessage = 'INTERNAL_PORT must be a whole number from 0 to 65535; without it it is PORT + 100';

export const internalFields = {
  INTERNAL_PORT: number()
    .typeError(portMessage)
    .integer(portMessage)
    .min(0, portMessage)
    .max(65_535, portMessage),
  INTERNAL_HOST: string().default('127.0.0.1'),
};

const schema = object({ ...internalFields, PORT: number().required() });

/** Throws an error when `PORT` leaves no room for the default port. */
export function internalOf({
  PORT,
  INTERNAL_PORT,
  INTERNAL_HOST,
}: InferType<typeof schema>): InternalSettings {
  const internalPort = INTERNAL_PORT ?? (PORT === 0 ? 0 : PORT + 100);
  if (internalPort > 65_535) throw new Error(`${portMessage}.`);
  return { internalPort, internalHost: INTERNAL_HOST };
}
