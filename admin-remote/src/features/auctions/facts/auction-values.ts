import type { AuctionInput, AuctionRecord } from '@gallery/shared/contract/auction-setup/auction-setup';

type AuctionValues = { [Name in keyof AuctionInput]: string };

export const newAuctionValues: AuctionValues = {
  title: '',
  viewing: '',
  opens_at: '',
  closes_at: '',
  lot_interval: '60',
  approval_from: '',
  delivery_fee: '0',
  increments_version: '1',
  premium_version: '1',
  conditions_version: '1',
};

/** Returns the form's values. An empty limit means no limit. */
export function auctionValues(auction: AuctionInput): AuctionValues {
  return {
    title: auction.title,
    viewing: auction.viewing,
    opens_at: auction.opens_at,
    closes_at: auction.closes_at,
    lot_interval: String(auction.lot_interval),
    approval_from: auction.approval_from === null ? '' : String(auction.approval_from),
    delivery_fee: String(auction.delivery_fee),
    increments_version: String(auction.increments_version),
    premium_version: String(auction.premium_version),
    conditions_version: String(auction.conditions_version),
  };
}

export function inputOf(auction: AuctionRecord): AuctionInput {
  const { title, viewing, opens_at, closes_at, lot_interval, approval_from, delivery_fee } = auction;
  const { increments_version, premium_version, conditions_version } = auction;
  return {
    title,
    viewing,
    opens_at,
    closes_at,
    lot_interval,
    approval_from,
    delivery_fee,
    increments_version,
    premium_version,
    conditions_version,
  };
}
