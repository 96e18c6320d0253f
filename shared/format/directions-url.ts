import { brand } from '../brand/brand';

/** Searches a map for the place of an event. */
export function directionsUrl(place: string): string {
  if (place.includes(brand.address)) return brand.mapsUrl;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(place)}`;
}
