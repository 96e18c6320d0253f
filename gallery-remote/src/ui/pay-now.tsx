import { usePayNow } from '@gallery/shared/payments/use-pay-now';
import { Button } from '@gallery/shared/ui/controls/button';
import { Spinner } from '@gallery/shared/ui/controls/spinner';

type PayNowProps = {
  orderId: string;
  invalidates: readonly unknown[];
};

/** Opens the payment of the customer's held work here, without a detour over the dashboard. */
export function PayNow({ orderId, invalidates }: PayNowProps) {
  const { pay, isPending, isReceived, problem } = usePayNow(orderId, invalidates);
  if (isReceived) {
    return (
      <p role="status">
        <Spinner /> Payment received, confirming…
      </p>
    );
  }
  return (
    <>
      {problem && <p role="alert">{problem}</p>}
      <Button busy={isPending} onClick={pay}>
        Pay now
      </Button>
    </>
  );
}
