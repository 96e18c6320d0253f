import type { OrderRecord } from '@gallery/shared/contract/orders/order';
import { adminOrdersPath, adminPersonPath } from '@gallery/shared/paths/admin-paths';
import { Link } from '@gallery/shared/router';
import { PhoneLink } from '@gallery/shared/ui/phone-number';
import { Panel, PanelBody } from '../../../ui/page/panel';
import { buyerName } from '../order-text';
import styles from './order-facts.module.css';

export function OrderPerson({ order }: { order: OrderRecord }) {
  const { email, mobile, is_guest, person_id } = order.buyer;
  return (
    <Panel heading="Person">
      <PanelBody>
        <address className={styles.person}>
          {person_id ? (
            <Link className={`link ${styles.name}`} to={adminPersonPath(person_id)}>
              {buyerName(order)}
            </Link>
          ) : (
            <span className={styles.name}>{buyerName(order)}</span>
          )}
          {is_guest && <span>Guest, without an account</span>}
          <a className="link" href={`mailto:${email}?subject=${encodeURIComponent(`Order ${order.number}`)}`}>
            {email}
          </a>
          {mobile && <PhoneLink>{mobile}</PhoneLink>}
        </address>
        <Link className="link" to={`${adminOrdersPath}?q=${encodeURIComponent(email)}`}>
          All orders of {order.buyer.firstname}
        </Link>
      </PanelBody>
    </Panel>
  );
}
