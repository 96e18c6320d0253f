import type { MessageAnswer } from '@gallery/shared/contract/fields/answer';
import { newsletterPaths } from '@gallery/shared/contract/newsletter/newsletter';
import { sendJson } from '@gallery/shared/http';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import styles from './newsletter.module.css';

/** Without scripts the browser sends the form to the API, which answers with a page. */
export function Newsletter() {
  const [answer, setAnswer] = useState('');
  const [refusal, setRefusal] = useState('');
  const ask = useAction({
    // The answer stays in the place of the form, without a toast.
    mutationFn: async (email: string) => {
      const { message } = await sendJson<MessageAnswer>('POST', newsletterPaths.subscribe, { email });
      return { text: message };
    },
    done: ({ text }) => setAnswer(text),
    failed: setRefusal,
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    setRefusal('');
    ask.mutate(String(new FormData(event.currentTarget).get('email')));
  }

  return (
    <section className={`page ${styles.newsletter}`} aria-labelledby="newsletter">
      <div className={styles.words}>
        <h2 id="newsletter">Newsletter</h2>
        <p>News about works, exhibitions, and auctions. One click leaves it.</p>
      </div>
      {answer ? (
        <Answer text={answer} />
      ) : (
        <form
          className={styles.form}
          action={`/api${newsletterPaths.subscribePage}`}
          method="post"
          onSubmit={submit}
        >
          <label className={styles.label} htmlFor="newsletter-address">
            Address for the newsletter
          </label>
          <input
            id="newsletter-address"
            className={styles.input}
            type="email"
            name="email"
            autoComplete="email"
            maxLength={254}
            required
            aria-invalid={refusal ? true : undefined}
            aria-describedby={refusal ? 'newsletter-refusal' : undefined}
          />
          <Button type="submit" kind="secondary" busy={ask.isPending}>
            Get the newsletter
          </Button>
          {refusal && (
            <p id="newsletter-refusal" className={styles.refusal} role="alert">
              {refusal}
            </p>
          )}
        </form>
      )}
    </section>
  );
}

/** Receives the focus, because the form that had it is gone. */
function Answer({ text }: { text: string }) {
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <p ref={message} tabIndex={-1} className={styles.answer} role="status">
      {text}
    </p>
  );
}
