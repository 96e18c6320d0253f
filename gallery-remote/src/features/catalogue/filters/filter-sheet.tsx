import { Button } from '@gallery/shared/ui/controls/button';
import { Dialog } from '@gallery/shared/ui/controls/dialog';
import { formatArtworkCount } from '../format-artwork-count';
import { FilterFields } from './filter-fields';
import type { FilterProps } from './filter-props';

type FilterSheetProps = FilterProps & { onClose: () => void };

export function FilterSheet({ onClose, ...parts }: FilterSheetProps) {
  return (
    <Dialog
      kind="sheet"
      title="Filter"
      onClose={onClose}
      foot={
        <Button onClick={onClose}>
          {parts.total === undefined ? 'Show artworks' : `Show ${formatArtworkCount(parts.total)}`}
        </Button>
      }
    >
      <FilterFields {...parts} />
    </Dialog>
  );
}
