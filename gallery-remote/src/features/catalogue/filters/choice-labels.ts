import { type ArtworkSize, sizeLimits } from '@gallery/shared/contract/catalogue/artwork-choices';

/** Names each size with the range of the longest side, such as 'Medium, 60 to 120 cm'. */
export const sizeLabels: Record<ArtworkSize, string> = {
  small: `Small, up to ${sizeLimits.small} cm`,
  medium: `Medium, ${sizeLimits.small} to ${sizeLimits.medium} cm`,
  large: `Large, over ${sizeLimits.medium} cm`,
};

/** 'blue' becomes 'Blue'. */
export function colorLabelOf(color: string): string {
  return color.charAt(0).toUpperCase() + color.slice(1);
}
