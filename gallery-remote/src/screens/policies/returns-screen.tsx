import { standardDays } from '@gallery/shared/contract/settings/settings';
import { countOf } from '@gallery/shared/domain/count-of';
import { returnsPath } from '@gallery/shared/paths/gallery-paths';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { GalleryMeta } from '../../features/landing/meta/gallery-meta';
import { PolicyPage } from '../../features/policies/policy-page';
import { returnsSections } from '../../features/policies/returns-sections';

export function ReturnsScreen() {
  const { return_days = standardDays.return } = useGalleryFacts();
  const days = countOf(return_days, 'day');
  const summary = `A work may come back within ${days} of its arrival, and you need no reason.`;
  return (
    <>
      <GalleryMeta title="Returns" description={summary} path={returnsPath} />
      <PolicyPage title="Returns" summary={summary} sections={returnsSections(days)} />
    </>
  );
}
