/** Who brings a work. 'Other' has a number without a link. */
export const couriers = ['DHL', 'GIG Logistics', 'FedEx', 'UPS', 'Own driver', 'Other'] as const;
export type Courier = (typeof couriers)[number];

export type Shipment = { courier: Courier; tracking_number: string | null };

const trackingPages: Partial<Record<Courier, string>> = {
  DHL: 'https://www.dhl.com/global-en/home/tracking.html?tracking-id=',
  'GIG Logistics': 'https://giglogistics.com/track/',
  FedEx: 'https://www.fedex.com/fedextrack/?trknbr=',
  UPS: 'https://www.ups.com/track?tracknum=',
};

/** Returns the courier's page about a shipment, or `null` if it has none. */
export function trackingUrl({ courier, tracking_number }: Shipment): string | null {
  const page = trackingPages[courier];
  return page && tracking_number ? page + encodeURIComponent(tracking_number) : null;
}

/** Such as 'DHL, 1234567890' or 'Our own driver'. */
export function shipmentText({ courier, tracking_number }: Shipment): string {
  const by = { 'Own driver': 'Our own driver', Other: 'Courier' }[courier as string] ?? courier;
  return [by, tracking_number].filter(Boolean).join(', ');
}
