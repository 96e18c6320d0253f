import { useFormikContext } from 'formik';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import styles from './form.module.css';
import type { FormValues } from './form-values';

type FormElementProps = { columns?: 1 | 2 } & ComponentProps<'form'>;

export function FormElement({ columns = 1, children, ...rest }: FormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { submitForm, submitCount, isSubmitting } = useFormikContext<FormValues>();
  useTypedBefore(element);

  useEffect(() => {
    if (submitCount === 0 || isSubmitting) return;
    element.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [submitCount, isSubmitting]);

  async function submit(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (sending.current) return;
    sending.current = true;
    await submitForm();
    sending.current = false;
  }

  // `dialog`: before hydration a press sends nothing; another method would put the values into the address.
  return (
    <form
      {...rest}
      ref={element}
      className={columns === 2 ? styles.twoColumns : styles.form}
      method="dialog"
      noValidate
      onSubmit={submit}
    >
      <noscript className={styles.unscripted}>This form needs JavaScript to be sent.</noscript>
      {children}
    </form>
  );
}

/** Takes over what was typed before hydration. */
function useTypedBefore(element: React.RefObject<HTMLFormElement | null>) {
  const { initialValues, setValues } = useFormikContext<FormValues>();
  const first = useRef({ initialValues, setValues });
  useEffect(() => {
    const { initialValues: rendered, setValues: take } = first.current;
    const typed = element.current ? typedInto(element.current, rendered) : {};
    if (Object.keys(typed).length > 0) void take({ ...rendered, ...typed });
  }, [element]);
}

function typedInto(form: HTMLFormElement, rendered: FormValues): FormValues {
  const sent = [...new FormData(form)].filter(([name, value]) => {
    return typeof rendered[name] === 'string' && typeof value === 'string' && value !== rendered[name];
  });
  return Object.fromEntries(sent) as FormValues;
}
