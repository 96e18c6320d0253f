import type { OfferRecord, offerAnswers } from '@gallery/shared/contract/offers/offer';
import { formatNaira } from '@gallery/shared/domain/money';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useState } from 'react';
import { AnswerDialog } from './answer-dialog';
import styles from './offer-item.module.css';

type Answer = (typeof offerAnswers)[number];

export function AnswerButtons({ offer }: { offer: OfferRecord }) {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const whose = <VisuallyHidden> of {offer.customer.name}</VisuallyHidden>;
  return (
    <div className={styles.actions}>
      <Button onClick={() => setAnswer('accept')}>
        Accept {formatNaira(offer.amount)}
        {whose}
      </Button>
      <Button kind="secondary" onClick={() => setAnswer('counter')}>
        Counter-offer{whose}
      </Button>
      <Button kind="quiet" onClick={() => setAnswer('decline')}>
        Decline{whose}
      </Button>
      {answer && <AnswerDialog offer={offer} answer={answer} onClose={() => setAnswer(null)} />}
    </div>
  );
}
