import { string } from 'yup';

/** SHA-256, in hexadecimal. */
export const digest = () =>
  string()
    .max(64, 'a digest has 64 hexadecimal digits')
    .matches(/^[0-9a-f]{64}$/, 'a digest has 64 hexadecimal digits');
