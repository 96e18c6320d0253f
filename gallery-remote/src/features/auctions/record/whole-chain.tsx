import type { Verdict } from '@gallery/shared/auction/verification/verify-record';
import { secondsClockOf } from '@gallery/shared/domain/clock';
import { formatDate } from '@gallery/shared/domain/time';
import { Price } from '@gallery/shared/ui/artwork/price';

/** What was found to hold: the chain, the rules and the signature. */
export function WholeChain({ verdict: { steps, signature, record } }: { verdict: Verdict }) {
  const signedAt = record?.checkpoint.at ?? '';
  return (
    <>
      <li>
        {steps.length} of {steps.length} steps follow on from the step before. Nothing has been changed,
        removed or inserted.
      </li>
      <li>
        The price after each bid follows the rules: <Result steps={steps} />.
      </li>
      <li>
        {signature === 'fits'
          ? `The gallery’s signature of ${formatDate(signedAt)}, ${secondsClockOf(signedAt)} matches the last step.`
          : 'This browser cannot check the gallery’s signature; the command below can.'}
      </li>
    </>
  );
}

function Result({ steps }: Pick<Verdict, 'steps'>) {
  const end = steps.at(-1);
  const price = end?.after?.price ?? 0;
  const fields = end?.entry.fields;
  if (end?.entry.kind === 'withdrawn') return 'withdrawn by the gallery';
  if (price === 0) return 'passed without a bid';
  return (
    <>
      <Price amount={price} />, {fields?.result === 'sold' ? `sold to Bidder ${fields.bidder}` : 'passed'}
    </>
  );
}
