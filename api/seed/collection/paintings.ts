import type { SeedWork } from './collection-types';
import { oilRows } from './paintings-in-oil';
import { lineAndClothRows } from './paintings-of-line-and-cloth';

/** What the curator wrote about each painting of the collection. */
export const paintingRows: SeedWork[] = [...lineAndClothRows, ...oilRows];
