import { privacyPath } from '@gallery/shared/paths/gallery-paths';
import { useGalleryFacts } from '@gallery/shared/query/gallery-facts';
import { GalleryMeta } from '../../features/landing/meta/gallery-meta';
import { PolicyPage } from '../../features/policies/policy-page';
import { privacySections } from '../../features/policies/privacy-sections';

export function PrivacyScreen() {
  const { address } = useGalleryFacts();
  return (
    <>
      <GalleryMeta title="Privacy" description={summary} path={privacyPath} />
      <PolicyPage title="Privacy" summary={summary} sections={privacySections(address)} />
    </>
  );
}

const summary = 'We store what we need to serve you, and nothing to follow you around the web.';
