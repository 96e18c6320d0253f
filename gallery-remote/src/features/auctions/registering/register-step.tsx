import { useSession } from '@gallery/shared/host';
import { loginPath } from '@gallery/shared/paths/account-paths';
import { lotPath } from '@gallery/shared/paths/gallery-paths';
import { Navigate, useSearchParams } from '@gallery/shared/router';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { useBackToClose } from '@gallery/shared/ui/controls/use-back-to-close';
import { useState } from 'react';
import styles from '../bidding/step.module.css';
import { StateBox } from '../figures/state-box';
import type { BidView } from '../lot/bid-view';
import { EmailStep } from './email-step';
import { missingFor } from './missing-for';
import { NotAllowed } from './not-allowed';
import { RegisterDialog } from './register-dialog';

/** Before the opening: who registers now can bid at once then. */
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
