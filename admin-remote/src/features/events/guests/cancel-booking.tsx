import type { BookingRecord } from '@gallery/shared/contract/programme/event.schema';
import { useAction } from '@gallery/shared/query/use-action';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { useState } from 'react';
import { useMay } from '../../../ui/access/access';
import { queryKeys } from '../../../ui/query-keys';
import { cancelGuestBooking } from './guests.queries';

/** Asks first, because the guest gets an email. */
export function CancelBooking({ event, booking }: { event: string; booking: BookingRecord }) {
  const may = useMay('programme');
  const [isAsking, setAsking] = useState(false);
  const { _id, name, status } = booking;
  const cancellation = useAction({
    mutationFn: () => cancelGuestBooking(event, _id),
    invalidates: [queryKeys.adminEvents, queryKeys.public.events],
    done: () => setAsking(false),
  });
  if (status === 'canceled' || !may) return null;
  return (
    <>
      <Button kind="quiet" aria-label={`Cancel the booking of ${name}`} onClick={() => setAsking(true)}>
        Cancel
      </Button>
      {isAsking && (
        <Confirm
          question={`Cancel the booking of ${name}?`}
          confirm="Cancel the booking"
          cancel="keep it"
          busy={cancellation.isPending}
          onConfirm={() => cancellation.mutate()}
          onCancel={() => setAsking(false)}
        >
          <p>{name} gets an email. The places go to those who wait.</p>
        </Confirm>
      )}
    </>
  );
}
