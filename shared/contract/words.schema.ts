import { string } from 'yup';

/** A text field as every form has it: sent trimmed and in one Unicode form. */
export function words() {
  return string().transform((text: unknown) =>
    typeof text === 'string' ? text.normalize('NFC').trim() : text,
  );
}

/** A person's first or last name: `label` is how the messages call it, `most` its length. */
export function personName(label: string, most: number) {
  return words()
    .required(`${label} is required`)
    .max(most, `${label} is too long`)
    .matches(/^[\p{L}\p{M}]+$/u, `${label} must be alphabetic without spacing`);
}

export function email(label: string) {
  return words()
    .required(`${label} is required`)
    .max(254, `${label} is not valid`)
    .email(`${label} is not valid`);
}
