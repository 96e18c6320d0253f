import type {
  DeliveryTable,
  DeliveryTableAnswer,
  DeliveryZone,
} from '@gallery/shared/contract/delivery/delivery';
import { useQuery } from '@gallery/shared/query';
import { Price } from '@gallery/shared/ui/artwork/price';
import { Button } from '@gallery/shared/ui/controls/button';
import { Confirm } from '@gallery/shared/ui/controls/confirm';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { VisuallyHidden } from '@gallery/shared/ui/controls/visually-hidden';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useRef, useState } from 'react';
import { ChangeHistory } from '../../ui/audit/change-history';
import { Panel, PanelBody } from '../../ui/page/panel';
import { useConfirmedRemoval } from '../../ui/page/use-confirmed-removal';
import { queryKeys } from '../../ui/query-keys';
import { deliveryQueries, saveZones } from './delivery.queries';
import { ZoneForm } from './zone-form';
import { limitText, placeText } from './zone-text';
import styles from './zones.module.css';

export function DeliveryZones() {
  return (
    <Loaded of={useQuery(deliveryQueries.table())} skeleton={<LoadingArea className={styles.loading} />}>
      {(answer) => <Zones answer={answer} />}
    </Loaded>
  );
}

function Zones({ answer: { table, audit } }: { answer: DeliveryTableAnswer }) {
  const removal = useConfirmedRemoval(
    ({ name }: DeliveryZone) =>
      saveZones({ ...table, zones: table.zones.filter((zone) => zone.name !== name) }),
    [queryKeys.delivery],
  );
  return (
    <div className={styles.page}>
      <Panel heading="Zones">
        <PanelBody narrow>
          <p className={styles.lead}>
            The checkout quotes delivery and insurance from here. The state’s zone answers before its
            country’s, and the country’s before everywhere else. Of the rates that fit the longest side and
            the weight, the cheapest counts. If none fits, customers read “On request”.
          </p>
          {table.zones.map((zone) => (
            <ZoneItem key={zone.name} table={table} zone={zone} onRemove={() => removal.request(zone)} />
          ))}
          <NewZone table={table} />
        </PanelBody>
      </Panel>
      {audit.length > 0 && (
        <Panel>
          <PanelBody narrow>
            <ChangeHistory entries={audit} />
          </PanelBody>
        </Panel>
      )}
      {removal.candidate && (
        <Confirm
          question={`Remove ${removal.candidate.name}?`}
          confirm="Remove"
          busy={removal.busy}
          onConfirm={removal.confirm}
          onCancel={() => removal.request(null)}
        >
          <p>
            Customers there then get the price of the next zone that includes them. Orders keep their price.
          </p>
        </Confirm>
      )}
    </div>
  );
}

function NewZone({ table }: { table: DeliveryTable }) {
  const [isOpen, setOpen] = useState(false);
  const add = useRef<HTMLButtonElement>(null);

  function close() {
    setOpen(false);
    add.current?.focus();
  }

  return (
    <div className={styles.zone}>
      <Button ref={add} kind="secondary" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        Add a zone
      </Button>
      {isOpen && <ZoneForm table={table} onClose={close} />}
    </div>
  );
}

type ZoneItemProps = { table: DeliveryTable; zone: DeliveryZone; onRemove: () => void };

function ZoneItem({ table, zone, onRemove }: ZoneItemProps) {
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
