import { useFormikContext } from 'formik';
import { type ClipboardEvent, type KeyboardEvent, type RefObject, useEffect, useRef } from 'react';
import type { FormValues } from '../form/form-values';
import styles from './code-field.module.css';
import { Field } from './field';
import { useControl } from './use-control';

type CodeFieldProps = { name: string; label: string; digits: number };
type Box = HTMLInputElement | null;

export function CodeField({ name, label, digits }: CodeFieldProps) {
  const { control, ...field } = useControl(name);
  const { setFieldValue } = useFormikContext<FormValues>();
  const boxes = useRef<Box[]>([]);
  const code = String(control.value ?? '').padEnd(digits);
  // A digit may arrive before React has rendered the previous one.
  const latest = useRef(code);
  useEffect(() => {
    latest.current = code;
  }, [code]);
  // Its effect runs after the one above, which would empty `latest` again.
  useTextBeforeHydration(boxes, (typed) => change(typed.slice(0, digits)));

  function change(changed: string) {
    latest.current = changed.padEnd(digits);
    void setFieldValue(name, changed.trimEnd());
  }

  function write(at: number, typed: string) {
    const entered = typed.replace(/\D/g, '').slice(0, digits - at);
    const after = latest.current.slice(at + Math.max(entered.length, 1));
    change(latest.current.slice(0, at) + (entered || ' ') + after);
    if (entered) boxes.current[Math.min(at + entered.length, digits - 1)]?.focus();
  }

  function type(at: number, text: string) {
    if (text.length >= digits) write(0, text);
    else write(at, text.length > 1 ? text.replace(latest.current[at] ?? '', '') : text);
  }

  function paste(event: ClipboardEvent) {
    event.preventDefault();
    write(0, event.clipboardData.getData('text'));
  }

  function move(event: KeyboardEvent, at: number) {
    const emptiesBefore = event.key === 'Backspace' && latest.current[at] === ' ';
    const to = emptiesBefore || event.key === 'ArrowLeft' ? at - 1 : at + 1;
    if (!emptiesBefore && !['ArrowLeft', 'ArrowRight'].includes(event.key)) return;
    event.preventDefault();
    if (emptiesBefore && to >= 0) write(to, '');
    boxes.current[to]?.focus();
  }

  return (
    <Field {...field} label={label}>
      {(describedBy) => (
        <fieldset className={styles.boxes} aria-label={label} aria-describedby={describedBy}>
          {[...code].map((digit, at) => (
            <input
              // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies a box
              key={at}
              id={at === 0 ? field.id : undefined}
              ref={(box) => {
                boxes.current[at] = box;
              }}
              className={styles.box}
              aria-label={`Digit ${at + 1}`}
              aria-invalid={control['aria-invalid']}
              inputMode="numeric"
              autoComplete={at === 0 ? 'one-time-code' : 'off'}
              value={digit.trim()}
              // onChange does not fire when the user types the same digit again.
              onInput={(event) => type(at, event.currentTarget.value)}
              onFocus={(event) => event.target.select()}
              onKeyDown={(event) => move(event, at)}
              onPaste={paste}
            />
          ))}
        </fieldset>
      )}
    </Field>
  );
}

/** Takes over the text from before hydration, whichever box holds it. */
function useTextBeforeHydration(boxes: RefObject<Box[]>, take: (typed: string) => void) {
  const first = useRef(take);
  useEffect(() => {
    const found = boxes.current.map((box) => box?.value.replace(/\D/g, '') || ' ');
    const typed = found.join('').trimEnd();
    if (!typed) return;
    first.current(typed);
    const isTyping = boxes.current.some((box) => box === document.activeElement);
    if (isTyping) boxes.current[Math.min(typed.length, found.length - 1)]?.focus();
  }, [boxes]);
}
