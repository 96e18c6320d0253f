import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { FieldValue, FormStatus, FormValues } from '../form/form-values';

export function useControl(name: string) {
  const id = useId();
  const { values, touched, errors, status, handleChange, handleBlur } = useFormikContext<FormValues>();
  const refused: FormStatus | undefined = status;
  const refusal = refused?.values[name] === values[name] ? refused?.errors[name] : undefined;
  // The field of a sent form keeps the focus, and its user did not leave it out.
  const isSent = refused?.isReset && values[name] === '';
  const problem = touched[name] ? (errors[name] ?? refusal) : undefined;
  return {
    id,
    error: problem,
    // A toast has already announced the message.
    isServerError: problem !== undefined && problem === refusal && problem !== refused?.toasted,
    control: {
      id,
      name,
      ...shown(values[name]),
      onChange: handleChange,
      onBlur: isSent ? ignore : handleBlur,
      'aria-invalid': problem ? true : undefined,
    },
  };
}

const ignore = () => undefined;

function shown(value: FieldValue | undefined) {
  return typeof value === 'boolean' ? { checked: value } : { value };
}
