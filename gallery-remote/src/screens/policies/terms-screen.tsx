import { termsPath } from '@gallery/shared/paths/gallery-paths';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { GalleryMeta } from '../../features/landing/meta/gallery-meta';
import { PolicyPage } from '../../features/policies/policy-page';
import { termsSections } from '../../features/policies/terms-sections';

export function TermsScreen() {
  const { address } = useGalleryFacts();
  return (
    <>
      <GalleryMeta title="Terms of sale" description={summary} path={termsPath} />
      <PolicyPage title="Terms of sale" summary={summary} sections={termsSections(address)} />
    </>
  );
}

const summary = 'These terms apply when you buy a work from us. An auction also has its own conditions.';
