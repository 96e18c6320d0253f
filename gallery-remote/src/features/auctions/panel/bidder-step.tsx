import { gridNeighbours, highestAmount, isOnGrid } from '@gallery/shared/auction/increments';
import { formatNaira, groupDigits } from '@gallery/shared/domain/money';
import { Button } from '@gallery/shared/ui/controls/button';
import { useEffect, useState } from 'react';
import { BidForm } from '../bidding/bid-form';
import { leastAmount } from '../bidding/next-amounts';
import { parseAmount } from '../bidding/parse-amount';
import styles from '../bidding/step.module.css';
import { useTypedAmount } from '../bidding/use-typed-amount';
import { InAll } from '../figures/in-all';
import { saleTotal } from '../figures/sale-total';
import { type BidView, isLeading } from '../lot/bid-view';
import { BidDialog } from '../placing/bid-dialog';
import type { BidOutcome } from '../placing/use-bid';
import { EmailStep } from '../registering/email-step';
import { missingFor } from '../registering/missing-for';
import { NotAllowed } from '../registering/not-allowed';
import { useDialog } from './use-dialog';
import { useOwnBidPlaced } from './use-own-bid-placed';

/** Shows what is missing first, then the amount, then the confirmation. */
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

  function conclude({ placed, hasArrived = Boolean(placed), problem: found = '' }: BidOutcome) {
    setProblem(found);
    if (hasArrived) {
      type(null);
      setIsRaising(false);
    }
    if (placed) showPlaced(placed);
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

type Checked = { amount: number; problem?: undefined } | { amount?: undefined; problem: string };

/** Returns the typed amount if the bidder can bid it now, else the reason why not. */
function checkAmount(typed: string, view: BidView): Checked {
  const amount = parseAmount(typed);
  const { steps } = view.answer.terms.increments;
  const least = leastAmount(view);
  if (amount === null) return { problem: `Type whole naira, such as ${formatNaira(least)}.` };
  if (amount > highestAmount)
    return { problem: `${formatNaira(highestAmount)} is the highest possible bid.` };
  if (amount < least) return { problem: tooLowText(view, least) };
  if (isOnGrid(steps, amount)) return { amount };
  return { problem: offGridText(amount, gridNeighbours(steps, amount), least) };
}

function tooLowText(view: BidView, least: number): string {
  if (view.own && isLeading(view))
    return `You lead with a maximum of ${formatNaira(view.own.max)}. A new one is at least ${formatNaira(least)}.`;
  return `The next bid is ${formatNaira(least)} or more.`;
}

type Neighbours = { below: number | null; above: number | null };

function offGridText(amount: number, { below, above }: Neighbours, least: number): string {
  const possible = [below, above].filter((near) => near !== null && near >= least);
  const [first = least, second] = possible.map((near) => near ?? least);
  const next =
    second === undefined
      ? `one is ${formatNaira(first)}`
      : `ones are ${formatNaira(first)} and ${formatNaira(second)}`;
  return `${formatNaira(amount)} is not a possible bid. The next ${next}.`;
}

/** The leader need not act, so the field opens on demand. */
function WinningStep({ view, onRaise }: { view: BidView; onRaise: () => void }) {
  const { answer, bidder } = view;
  return (
    <div className={styles.step}>
      <InAll
        total={saleTotal(answer.terms, answer.lot.price)}
        terms={answer.terms}
        address={bidder?.address}
        labels={{ hammer: 'Hammer price at this bid', all: 'Total at this bid' }}
      />
      <Button kind="secondary" onClick={onRaise}>
        Raise your maximum
      </Button>
      <p className={styles.note}>Nothing to do for now. We will email you if you are outbid.</p>
    </div>
  );
}

function BidderNote({ view: { bidder, own } }: { view: BidView }) {
  if (bidder?.paddle == null) return null;
  return (
    <p className={styles.note}>
      You are bidding with <b className={styles.strong}>paddle {bidder.paddle}</b>.{' '}
      {own ? `Others see only Bidder ${own.number}, never your name.` : 'Others never see your name.'}
    </p>
  );
}
