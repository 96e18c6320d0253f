import type { DeliveryTable, DeliveryZone } from '@gallery/shared/contract/delivery/delivery';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { useRef, useState } from 'react';
import { ZoneForm } from './zone-form';
import { limitText, placeText } from './zone-text';
import styles from './zones.module.css';

type ZoneItemProps = { table: DeliveryTable; zone: DeliveryZone; onRemove: () => void };

export function ZoneItem({ table, zone, onRemove }: ZoneItemProps) {
  const [isOpen, setOpen] = useState(false);
  const edit = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    edit.current?.focus();
  }

  return (
    <article className={styles.zone} aria-label={zone.name}>
      <div className={styles.head}>
        <div>
          <h3 className={styles.name}>{zone.name}</h3>
          <p className={styles.facts}>
            {placeText(zone, table.zones)} · {zone.days}
          </p>
        </div>
        <div className={styles.actions}>
          <Button ref={edit} kind="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Edit<VisuallyHidden> {zone.name}</VisuallyHidden>
          </Button>
          <Button kind="quiet" onClick={onRemove}>
            Remove<VisuallyHidden> {zone.name}</VisuallyHidden>
          </Button>
        </div>
      </div>
      {isOpen ? <ZoneForm table={table} zone={zone} onClose={close} /> : <Rates zone={zone} />}
    </article>
  );
}

function Rates({ zone: { rates } }: { zone: DeliveryZone }) {
  if (rates.length === 0) return <p className={styles.facts}>Every work at a price on request.</p>;
  return (
    <dl className={styles.rates}>
      {rates.map((rate) => (
        <div key={limitText(rate)} className={styles.rate}>
          <dt>Up to {limitText(rate)}</dt>
          <dd>
            <Price amount={rate.price} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
