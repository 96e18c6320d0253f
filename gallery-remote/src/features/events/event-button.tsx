import type { GalleryEvent } from '@gallery/shared/contract/programme/event.schema';
import { eventPath } from '@gallery/shared/paths/gallery-paths';
import { Button, ButtonLink } from '@gallery/shared/ui/controls/button';
import { ClosedLabel } from './closed-label';

type EventButtonProps = { event: GalleryEvent; kind: 'primary' | 'secondary' };

export function EventButton({ event, kind }: EventButtonProps) {
  const { label, title, passed } = event;
  if (label === 'Closed') return <ClosedLabel />;
  const name = `${label}: ${title}`;
  if (passed)
    return (
      <Button kind={kind} disabled aria-label={name}>
        {label}
      </Button>
    );
  return (
    <ButtonLink kind={kind} to={eventPath(event._id)} aria-label={name}>
      {label}
    </ButtonLink>
  );
}
