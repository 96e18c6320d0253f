import { groupDigits } from '@gallery/shared/domain/money';
import { useEffect, useState } from 'react';
import { BidForm } from '../bidding/bid-form';
import { checkAmount } from '../bidding/check-amount';
import { leastAmount } from '../bidding/next-amounts';
import { useTypedAmount } from '../bidding/use-typed-amount';
import { WinningStep } from '../bidding/winning-step';
import { type BidView, isLeading } from '../lot/bid-view';
import { BidDialog } from '../placing/bid-dialog';
import type { BidOutcome } from '../placing/use-bid';
import { EmailStep } from '../registering/email-step';
import { missingFor } from '../registering/missing-for';
import { NotAllowed } from '../registering/not-allowed';
import { BidderNote } from './bidder-note';
import { useDialog } from './use-dialog';
import { useOwnBidPlaced } from './use-own-bid-placed';

/** The next step of somebody who is signed in: what is missing first, then the amount, then the confirmation. */
export function BidderStep({ view }: { view: BidView }) {
  const { lot } = view.answer;
  const [typed, type] = useTypedAmount(lot._id, leastAmount(view));
  const [problem, setProblem] = useState('');
  const [wanted, setWanted] = useState<number | null>(null);
  const [isConfirming, setIsConfirming] = useState(false);
  const [isRaising, setIsRaising] = useState(false);
  const dialog = useDialog();
  const showPlaced = useOwnBidPlaced();
  const missing = view.bidder ? missingFor(view.bidder, lot) : [];
  const [step] = missing;
  const text = typed ?? groupDigits(leastAmount(view));

  function retype(text: string | null) {
    setProblem('');
    type(text);
  }

  function bid(offered: string) {
    const { amount, problem: found = '' } = checkAmount(offered, view);
    setProblem(found);
    if (amount === undefined) return;
    if (typed !== null) type(groupDigits(amount));
    setWanted(amount);
  }

  const { open } = dialog;
  useEffect(() => {
    if (wanted === null || !view.isReady) return;
    setWanted(null);
    if (step === 'e-mail') setIsConfirming(true);
    else open(wanted);
  }, [wanted, view.isReady, step, open]);

  function conclude({ placed, problem: found = '' }: BidOutcome) {
    setProblem(found);
    if (placed) {
      type(null);
      setIsRaising(false);
      showPlaced(placed);
    }
    if (found) dialog.close();
    else dialog.closeToState();
  }

  if (step === 'e-mail' && isConfirming) return <EmailStep lot={lot} amount={text} />;
  if (view.bidder && step && step !== 'e-mail' && step !== 'conditions')
    return <NotAllowed step={step} bidder={view.bidder} />;
  const isSafe = isLeading(view) && lot.reserve !== 'not met' && !isRaising;
  return (
    <>
      {isSafe && typed === null ? (
        <WinningStep view={view} onRaise={() => setIsRaising(true)} />
      ) : (
        <BidForm
          view={view}
          typed={typed}
          problem={problem}
          isBusy={wanted !== null}
          onType={retype}
          onBid={bid}
        />
      )}
      <BidderNote view={view} />
      {dialog.amount !== null && (
        <BidDialog view={view} amount={dialog.amount} onBack={dialog.close} onOutcome={conclude} />
      )}
    </>
  );
}
