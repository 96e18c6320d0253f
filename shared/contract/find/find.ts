export type { FindAnswer, Found, FoundGroup } from './find.schema';

export const findPath = '/find';
