import type { SeedWork } from './collection-types';
import { oilRows } from './paintings-in-oil';
import { lineAndClothRows } from './paintings-of-line-and-cloth';

export const paintingRows: SeedWork[] = [...lineAndClothRows, ...oilRows];
