import type { Order, OrderPaper } from '../../contract/orders/order';
import { formatDate } from '../../domain/time';
import { certificatePath } from '../../paths/gallery-paths';
import { useAction } from '../../query/use-action';
import { Button } from '../controls/button';
import styles from './order-papers.module.css';

type OrderPapersProps = {
  order: Order;
  download: (order: Order, paper: OrderPaper) => Promise<void>;
};

export function OrderPapers({ order, download }: OrderPapersProps) {
  const { mutate, isPending, variables } = useAction<void, OrderPaper>({
    mutationFn: (paper) => download(order, paper),
  });
  if (!order.papers?.length) return null;
  return (
    <ul className={styles.papers} aria-label="Documents">
      {order.papers.map((paper) => (
        <li key={paper.number} className={styles.paper}>
          <span>
            {paperNames[paper.kind]} <PaperNumber paper={paper} />
            <span className={styles.date}>{formatDate(paper.issued_at)}</span>
          </span>
          <Button
            kind="quiet"
            busy={isPending && variables === paper}
            aria-label={`Download ${paperNames[paper.kind].toLowerCase()} ${paper.number} (PDF)`}
            onClick={() => mutate(paper)}
          >
            Download
          </Button>
        </li>
      ))}
    </ul>
  );
}

/** The number of a certificate links to its public page. */
function PaperNumber({ paper: { kind, number } }: { paper: OrderPaper }) {
  if (kind !== 'certificate') return number;
  return (
    <a className="link" href={certificatePath(number)}>
      {number}
    </a>
  );
}

const paperNames: Record<OrderPaper['kind'], string> = {
  invoice: 'Invoice',
  'credit note': 'Credit note',
  certificate: 'Certificate',
};
