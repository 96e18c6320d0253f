import type { ImportField } from '@gallery/shared/contract/collection/imports/import-fields';
import type { CollectionImport } from './lock-import';

/** Returns the inventory number of a row, or its title, as the file has it. */
export function nameOfRow({ fields }: Pick<CollectionImport, 'fields'>, cells: readonly string[]): string {
  const cellOf = (field: ImportField) => cells[fields.indexOf(field)]?.trim();
  return (cellOf('inventory_number') || cellOf('name_of_artwork') || '').slice(0, 100);
}
