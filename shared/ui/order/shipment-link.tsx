import { type Shipment, shipmentText, trackingUrl } from '../../contract/orders/shipment/courier';

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
