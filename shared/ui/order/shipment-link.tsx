import { type Shipment, shipmentText, trackingUrl } from '../../contract/orders/shipment/courier';

/** Names the courier, with a link to its page about this delivery if there is one. */
export function ShipmentLink({ shipment }: { shipment: Shipment }) {
  const url = trackingUrl(shipment);
  const text = shipmentText(shipment);
  if (!url) return text;
  return (
    <a className="link" href={url} target="_blank" rel="noreferrer">
      {text}
    </a>
  );
}
