import { useNotify, useRefusedForm } from '@gallery/shared/host';
import { Formik, type FormikHelpers } from 'formik';
import type { ReactNode } from 'react';
import type { RefusedForm } from '../../contract/fields/answer';
import { errorMessage } from '../../errors/error-message';
import { type FormSchema, messagesOf } from './field-messages';
import { FormElement } from './form-element';
import type { FieldValue, FormActions, FormStatus, FormValues } from './form-values';

type FormProps<Input extends object> = {
  /** The form sends the schema's output. Without a schema it checks nothing. */
  schema?: FormSchema<Input>;
  initialValues: { [Name in keyof Input]: FieldValue };
  /** A failure's `errors` appear under the fields. */
  onSubmit: (input: Input, form: FormActions) => Promise<unknown>;
  /** Always shows a failure's `message` as a toast, and at its field too. */
  alwaysToasts?: boolean;
  columns?: 1 | 2;
  /** The page's own path, for a form that the edge also answers. Browsers without scripts send the form there. */
  action?: string;
  /** What a form that nothing answers says without scripts. */
  unscripted?: string;
  'aria-label'?: string;
  'aria-labelledby'?: string;
  children: ReactNode;
};
type FieldErrors = { errors?: Record<string, string> };

export function Form<Input extends object>(props: FormProps<Input>) {
  const { schema, initialValues, onSubmit, alwaysToasts = false, ...rest } = props;
  const notify = useNotify();
  const refused = refusedState(useRefusedForm(props.action), initialValues as FormValues);

  const blank = { values: initialValues as FormValues, errors: {}, touched: {}, status: afterReset };

  async function send(values: FormValues, { setStatus, resetForm }: FormikHelpers<FormValues>) {
    setStatus(undefined);
    try {
      const input = schema ? schema.validateSync(values, { stripUnknown: true }) : (values as Input);
      await onSubmit(input, { reset: () => resetForm(blank), markPristine: () => resetForm({ values }) });
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
      {...refused}
      validate={(values) => (schema ? messagesOf(schema, values) : {})}
      onSubmit={send}
    >
      <FormElement {...rest} />
    </Formik>
  );
}

/** A form that was refused without scripts begins with the user's values and the messages. */
function refusedState(refused: RefusedForm | undefined, blank: FormValues) {
  if (!refused) return undefined;
  const { message, errors } = refused;
  const written = Object.entries(refused.values).filter(([name]) => name in blank);
  const values: FormValues = { ...blank, ...Object.fromEntries(written) };
  const status: FormStatus = { errors, values, toasted: null };
  return {
    initialValues: values,
    initialTouched: Object.fromEntries(Object.keys(errors).map((name) => [name, true])),
    initialStatus: isShownByField(message, errors, values) ? status : { ...status, message },
  };
}

const afterReset: FormStatus = { errors: {}, values: {}, toasted: null, isReset: true };

function isShownByField(message: string, errors: Record<string, string>, values: FormValues): boolean {
  return Object.entries(errors).some(([name, text]) => text === message && name in values);
}
