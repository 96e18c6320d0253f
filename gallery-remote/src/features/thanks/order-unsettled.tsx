import type { Order } from '@gallery/shared/contract/order';
import { ButtonLink } from '@gallery/shared/ui/button';
import { MessagePage } from '@gallery/shared/ui/message-page';

/** An order that is not, or no longer, paid: says plainly how it stands, and leads to it. */
export function OrderUnsettled({ order }: { order: Order }) {
  const { title, words } = wordsOf(order);
  return (
    <MessagePage title={title} words={words}>
      <ButtonLink to={`/dashboard/orders?order=${order._id}`}>See your order</ButtonLink>
    </MessagePage>
  );
}

function wordsOf({ status, number, artwork_id: { name_of_artwork } }: Order) {
  if (status === 'Pending')
    return {
      title: 'Not paid yet',
      words: `Order ${number} of ${name_of_artwork} waits for your payment. Your order says until when.`,
    };
  return {
    title: status === 'Refunded' ? 'Refunded' : 'Canceled',
    words: `Order ${number} of ${name_of_artwork} is ${status.toLowerCase()}. Your order says where the money is.`,
  };
}
