import { useFormikContext } from 'formik';
import { useId } from 'react';
import type { FieldValue, FormStatus, FormValues } from '../form/form-values';

export function useControl(name: string) {
  const id = useId();
  const { values, touched, errors, status, handleChange, handleBlur } = useFormikContext<FormValues>();
  const refused: FormStatus | undefined = status;
  const refusal = refused?.values[name] === values[name] ? refused?.errors[name] : undefined;
  const problem = touched[name] ? (errors[name] ?? refusal) : undefined;
  const isServerError = problem !== undefined && problem === refusal;
  return {
    id,
    error: isServerError && problem === refused?.toasted ? undefined : problem,
    isServerError,
    control: {
      id,
      name,
      ...shown(values[name]),
      onChange: handleChange,
      onBlur: handleBlur,
      'aria-invalid': problem ? true : undefined,
    },
  };
}

function shown(value: FieldValue | undefined) {
  return typeof value === 'boolean' ? { checked: value } : { value };
}
