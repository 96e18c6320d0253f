import type { GalleryEvent } from '@gallery/shared/contract/event';
import type { EventInput } from '@gallery/shared/contract/event.schema';
import { useNotify } from '@gallery/shared/host';
import { useQueryClient } from '@gallery/shared/query';
import { useNavigate } from '@gallery/shared/router';
import { keepEvent, officeEventQueries } from './event.queries';

/** Saves an event, says so, and leads back to the list. */
export function useKeepEvent(edited?: GalleryEvent) {
  const notify = useNotify();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  return async (input: EventInput, { keep }: { keep(): void }) => {
    const { message } = await keepEvent(input, edited);
    for (const queryKey of officeEventQueries.touched) void queryClient.invalidateQueries({ queryKey });
    keep();
    notify(message, 'success');
    void navigate('/admin/events');
  };
}
