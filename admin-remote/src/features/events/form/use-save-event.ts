import type { GalleryEvent } from '@gallery/shared/contract/programme/event';
import type { EventInput } from '@gallery/shared/contract/programme/event-input.schema';
import { useNotify } from '@gallery/shared/host';
import { adminEventsPath } from '@gallery/shared/paths/admin-paths';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { useVersionedSave } from '../../../ui/conflict/use-versioned-save';
import { adminEventQueries, saveEvent } from '../event.queries';
import { valuesOf } from './event-values';

export function useSaveEvent(edited?: GalleryEvent) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return useVersionedSave({
    name: 'event',
    edited,
    valuesOf,
    send: (input: EventInput, version) => saveEvent(input, edited && { id: edited._id, version }),
    onSaved({ message }, { markPristine }) {
      for (const queryKey of adminEventQueries.dependents) void queryClient.invalidateQueries({ queryKey });
      markPristine();
      notify(message, 'success');
      void navigate(adminEventsPath);
    },
  });
}
