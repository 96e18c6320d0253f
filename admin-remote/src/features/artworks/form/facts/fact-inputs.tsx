import { SelectField, TextAreaField, TextField } from '@gallery/shared/forms';
import type { ReactNode } from 'react';

type FactInputProps = { name: string; label: string; hint?: string; wide?: boolean };

const yesNoOptions = [
  { value: 'true', label: 'Yes' },
  { value: 'false', label: 'No' },
];

/** Every kind of input accepts an empty value, because any fact can be unknown. */
export const factInputs = {
  text: (props) => <TextField {...props} autoComplete="off" />,
  longText: (props) => <TextAreaField {...props} rows={3} />,
  year: (props) => <TextField {...props} inputMode="numeric" autoComplete="off" />,
  measure: (props) => <TextField {...props} inputMode="decimal" autoComplete="off" />,
  yesNo: (props) => <SelectField {...props} options={yesNoOptions} placeholder="Unknown" />,
} satisfies Record<string, (props: FactInputProps) => ReactNode>;

export type FactInput = keyof typeof factInputs;
