import { useNotify } from '@gallery/shared/host';
import { Button } from '@gallery/shared/ui/controls/button';
import { LineIcon } from './line-icon';

export function ShareButton({ title }: { title: string }) {
  const notify = useNotify();

  async function share() {
    const url = window.location.href.split('#')[0] ?? '';
    if (navigator.share) return navigator.share({ title, url }).catch(() => undefined);
    try {
      await navigator.clipboard.writeText(url);
      notify('Link copied');
    } catch {
      notify('The link could not be copied', 'error');
    }
  }

  return (
    <Button kind="quiet" onClick={share}>
      <LineIcon path="M7.5 10.5 12 6M8 4.5l2-2a3.5 3.5 0 0 1 5 5l-2 2M10 13.5l-2 2a3.5 3.5 0 0 1-5-5l2-2" />
      Share
    </Button>
  );
}
