import type { Painting } from '../paint-types';
import { chidinmaOkorie } from './chidinma-okorie';
import { inesCarvalho } from './ines-carvalho';
import { tobiasLindqvist } from './tobias-lindqvist';

export const digitalPaintings: Painting[] = [...chidinmaOkorie, ...tobiasLindqvist, ...inesCarvalho];
