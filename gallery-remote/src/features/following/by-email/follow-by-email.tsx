import type { Artist } from '@gallery/shared/contract/catalogue/artists/artist';
import { followByEmailPaths } from '@gallery/shared/contract/following/following';
import { artistName } from '@gallery/shared/domain/names';
import { useSession } from '@gallery/shared/host';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { artistPath } from '@gallery/shared/paths/gallery-paths';
import { Link } from '@gallery/shared/router';
import { Button } from '@gallery/shared/ui/controls/button';
import { type FormEvent, useEffect, useRef } from 'react';
import { useAsk } from './ask';
import styles from './follow-by-email.module.css';

/** Of the field, which the visitor's “Follow” leads to. */
export const addressFieldId = 'follow-address';

/** For visitors without an account. Without scripts the browser sends the form to the API, which answers with a page. */
export function FollowByEmail({ artist }: { artist: Artist }) {
  const { address } = useAsk();
  const { user } = useSession();
  if (user) return null;
  return (
    <section className={styles.band} aria-labelledby={headingId}>
      <div className={`page ${styles.grid}`}>
        <div className={styles.words}>
          <h2 id={headingId}>Hear about the next work</h2>
          <p className={styles.note}>
            Follow by email, no account needed. One click stops the emails. <LogIn artist={artist} />
          </p>
        </div>
        {address ? <Asked /> : <AddressForm artist={artist} />}
      </div>
    </section>
  );
}

const headingId = 'follow-by-email';
const refusalId = 'follow-refusal';

function LogIn({ artist }: { artist: Artist }) {
  const state = {
    previous: artistPath(artist.slug ?? artist._id),
    notice: `Log in to follow ${artistName(artist)}.`,
  };
  return (
    <>
      Have an account?{' '}
      <Link className="link" to={loginPath} state={state}>
        Log in to follow
      </Link>
    </>
  );
}

function AddressForm({ artist }: { artist: Artist }) {
  const { refusal, isPending, send } = useAsk();

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    send(String(new FormData(event.currentTarget).get('email')));
  }

  return (
    <form
      className={styles.form}
      action={`/api${followByEmailPaths.askPage}`}
      method="post"
      onSubmit={submit}
    >
      <label className={styles.label} htmlFor={addressFieldId}>
        Email
      </label>
      <input
        id={addressFieldId}
        className={styles.input}
        type="email"
        name="email"
        autoComplete="email"
        maxLength={254}
        required
        aria-invalid={refusal ? true : undefined}
        aria-describedby={refusal ? refusalId : undefined}
      />
      <input type="hidden" name="artist_id" value={artist._id} />
      <Button type="submit" busy={isPending}>
        Follow {artistName(artist)}
      </Button>
      {refusal && (
        <p id={refusalId} className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
    </form>
  );
}

/** Receives the focus, because the form that had it is gone. */
function Asked() {
  const { address, startOver } = useAsk();
  const message = useRef<HTMLParagraphElement>(null);
  useEffect(() => message.current?.focus(), []);
  return (
    <div className={styles.asked}>
      <p ref={message} tabIndex={-1} role="status">
        <strong>Almost following.</strong> Follow the link that we emailed to {address}. It may take a minute.
      </p>
      <button type="button" className={`link ${styles.other}`} onClick={startOver}>
        Use another address
      </button>
    </div>
  );
}
