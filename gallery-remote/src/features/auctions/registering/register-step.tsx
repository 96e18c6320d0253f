import { useSession } from '@gallery/shared/host';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useAction } from '@gallery/shared/query/use-action';
import { Navigate, useSearchParams } from '@gallery/shared/router';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { useBackToClose } from '@gallery/shared/ui/controls/use-back-to-close';
import { type FormEvent, useState } from 'react';
import styles from '../bidding/step.module.css';
import { StateBox } from '../figures/state-box';
import type { BidView } from '../lot/bid-view';
import { bidderQueries, registerBidder } from '../lot/bidder.queries';
import { Acceptance, type Accepted, type MissingPart, missingPartOf, missingTexts } from './acceptance';
import { EmailStep } from './email-step';
import { missingFor } from './missing-for';
import { NotAllowed } from './not-allowed';

/** Before the opening, a bidder can register early and then bid at once. */
export function RegisterStep({ view }: { view: BidView }) {
  const { status, isLoggedIn } = useSession();
  const path = `${lotPath(view.answer.lot._id)}?register=1`;
  const [params] = useSearchParams();
  if (isLoggedIn) return <Registering view={view} />;
  if (params.has('register') && status === 'known')
    return <Navigate to={loginPath} replace state={{ previous: path }} />;
  return (
    <div className={styles.step}>
      <ButtonLink
        kind="secondary"
        {...(status === 'reading' ? { to: path } : { to: loginPath, state: { previous: path } })}
      >
        Register to bid
      </ButtonLink>
      <p className={styles.note}>Register now and you can bid the moment it opens.</p>
    </div>
  );
}

function Registering({ view }: { view: BidView }) {
  const { bidder, answer } = view;
  const [params] = useSearchParams();
  const [isWanted, setIsWanted] = useState(params.get('register') === '1');
  const { shown, show, close } = useBackToClose();
  if (!bidder) return null;
  const [step] = missingFor(bidder, answer.lot);
  if (!step) {
    return (
      <StateBox dot="tick" tone="positive" title={`You are registered: paddle ${bidder.paddle}`}>
        You can bid the moment it opens.
      </StateBox>
    );
  }
  if (step !== 'e-mail' && step !== 'conditions') return <NotAllowed step={step} bidder={bidder} />;
  if (step === 'e-mail' && isWanted) return <EmailStep lot={answer.lot} amount="" />;
  return (
    <div className={styles.step}>
      <Button kind="secondary" onClick={() => (step === 'e-mail' ? setIsWanted(true) : show('register'))}>
        Register to bid
      </Button>
      <p className={styles.note}>Register now and you can bid the moment it opens.</p>
      {shown === 'register' && <RegisterDialog view={view} onClose={close} />}
    </div>
  );
}

function RegisterDialog({ view, onClose }: { view: BidView; onClose: () => void }) {
  const { lot, terms, auction } = view.answer;
  const { user } = useSession();
  const queryClient = useQueryClient();
  const [accepted, accept] = useState({ isAccepted: false, address: view.bidder?.address ?? '' });
  const address = accepted.address.trim();
  const [missing, setMissing] = useState<MissingPart | null>(null);
  const register = useAction({
    mutationFn: () =>
      registerBidder({
        auction_id: lot.auction_id,
        conditions_version: terms.conditions.version,
        address,
      }),
    done({ bidder }) {
      queryClient.setQueryData(bidderQueries.one(user?._id ?? '', lot.auction_id).queryKey, { bidder });
      onClose();
    },
  });

  function submit(event: FormEvent) {
    event.preventDefault();
    const found = missingPartOf(accepted);
    setMissing(found);
    if (!found) register.mutate();
  }

  function change(value: Accepted) {
    setMissing(null);
    accept(value);
  }

  return (
    <Dialog title={`Register for ${auction.title}`} onClose={onClose}>
      <form className={styles.step} noValidate onSubmit={submit}>
        <Acceptance conditions={terms.conditions} value={accepted} missing={missing} onChange={change} />
        <p className={styles.problem} role="alert">
          {missing && missingTexts[missing]}
        </p>
        <Button type="submit" busy={register.isPending}>
          Register to bid
        </Button>
      </form>
    </Dialog>
  );
}
