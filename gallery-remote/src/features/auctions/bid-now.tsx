import { useNotify, useSession } from '@gallery/shared/host';
import { Button, ButtonLink } from '@gallery/shared/ui/button';

/** A visitor is asked to log in and comes back here; a customer reads when bidding opens. */
export function BidNow({ title, words }: { title: string; words: string }) {
  const { isLoggedIn } = useSession();
  const notify = useNotify();
  const name = `Bid Now on ${title}`;
  if (isLoggedIn) {
    return (
      <Button kind="secondary" aria-label={name} onClick={() => notify(words)}>
        Bid Now
      </Button>
    );
  }
  return (
    <ButtonLink kind="secondary" to="/login" state={arrival} aria-label={name}>
      Bid Now
    </ButtonLink>
  );
}

/** What the log-in page shows, and where it leads back to. */
const arrival = { previous: '/auction-bidding', notice: 'Log in to bid.' };
