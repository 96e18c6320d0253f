import { useFormikContext } from 'formik';
import { type ComponentProps, type FormEvent, useEffect, useRef } from 'react';
import { takeEarlyPress } from '../../browser/early-input';
import styles from './form.module.css';
import type { FormStatus, FormValues } from './form-values';

type FormElementProps = { columns?: 1 | 2; action?: string; unscripted?: string } & Omit<
  ComponentProps<'form'>,
  'action'
>;

export function FormElement({
  columns = 1,
  action,
  unscripted = 'This form needs JavaScript to be sent.',
  children,
  ...rest
}: FormElementProps) {
  const element = useRef<HTMLFormElement>(null);
  const sending = useRef(false);
  const { submitForm, submitCount, isSubmitting, status } = useFormikContext<FormValues>();
  const { message }: Partial<FormStatus> = status ?? {};
  useTextBeforeHydration(element);

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

  // `dialog` sends nothing on a press before hydration, which is replayed later. A GET would show the values in the URL.
  return (
    <form
      {...rest}
      ref={element}
      className={columns === 2 ? styles.twoColumns : styles.form}
      action={action}
      method={action ? 'post' : 'dialog'}
      noValidate
      onSubmit={submit}
    >
      {!action && <noscript className={styles.unscripted}>{unscripted}</noscript>}
      {message && (
        <p className={styles.refused} role="alert">
          {message}
        </p>
      )}
      {children}
    </form>
  );
}

/** Takes over the text from before hydration, and replays an early press. */
function useTextBeforeHydration(element: React.RefObject<HTMLFormElement | null>) {
  const { initialValues, setValues } = useFormikContext<FormValues>();
  const first = useRef({ initialValues, setValues });
  useEffect(() => {
    const { initialValues: rendered, setValues: take } = first.current;
    const typed = element.current ? typedInto(element.current, rendered) : {};
    const isTyped = Object.keys(typed).length > 0;
    const taken = isTyped ? Promise.resolve(take({ ...rendered, ...typed })) : Promise.resolve();
    if (element.current && takeEarlyPress(element.current))
      void taken.then(() => element.current?.requestSubmit());
  }, [element]);
}

function typedInto(form: HTMLFormElement, rendered: FormValues): FormValues {
  const sent = [...new FormData(form)].filter(([name, value]) => {
    return typeof rendered[name] === 'string' && typeof value === 'string' && value !== rendered[name];
  });
  return Object.fromEntries(sent) as FormValues;
}
