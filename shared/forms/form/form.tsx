import { useNotify } from '@gallery/shared/host';
import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import { errorMessage } from '../../errors/error-message';
import { type FormSchema, messagesOf } from './field-messages';
import { FormElement } from './form-element';
import type { FieldValue, FormStatus, FormValues } from './form-values';

type FormProps<Input extends object> = {
  /** Its messages stand under the fields, and what it makes of the values is sent. Without one nothing is checked. */
  schema?: FormSchema<Input>;
  initialValues: { [Name in keyof Input]: FieldValue };
  /**
   * Sends the values. A failure's `errors` (field name to message) are shown under the fields, its `message` in passing
   * unless a field says the same, and the values stay. After a success `clear` empties the form, and `keep` takes its values as the saved
   * ones.
   */
  onSubmit: (input: Input, form: { clear(): void; keep(): void }) => Promise<unknown>;
  /** A failure's `message` is a toast in any case, and the field that it is about is only marked. */
  alwaysToasts?: boolean;
  /** Two columns from 48 rem on; a `wide` field takes both. */
  columns?: 1 | 2;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
};
type FieldErrors = { errors?: Record<string, string> };

/** A form, wired once: messages under touched fields only, one call at a time, values kept when it fails. */
export function Form<Input extends object>(props: FormProps<Input>) {
  const { schema, initialValues, onSubmit, alwaysToasts = false, ...rest } = props;
  const notify = useNotify();

  async function send(values: FormValues, { setStatus, resetForm }: FormikHelpers<FormValues>) {
    setStatus(undefined);
    try {
      const input = schema ? schema.validateSync(values, { stripUnknown: true }) : (values as Input);
      await onSubmit(input, { clear: resetForm, keep: () => resetForm({ values }) });
    } catch (failure) {
      const message = errorMessage(failure);
      const { errors = {} } = Object(failure) as FieldErrors;
      const toasts = alwaysToasts || !isShownByField(message, errors, values);
      setStatus({ errors, values, toasted: toasts ? message : null } satisfies FormStatus);
      if (toasts) notify(message, 'error');
    }
  }

  return (
    <Formik
      initialValues={initialValues as FormValues}
      validate={(values) => (schema ? messagesOf(schema, values) : {})}
      onSubmit={send}
    >
      <FormElement {...rest} />
    </Formik>
  );
}

function isShownByField(message: string, errors: Record<string, string>, values: FormValues): boolean {
  return Object.entries(errors).some(([name, words]) => words === message && name in values);
}
