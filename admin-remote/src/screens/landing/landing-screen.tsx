import { useQuery } from '@gallery/shared/query';
import { Spinner } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { useState } from 'react';
import { landingQueries } from '../../features/landing/landing.queries';
import { LandingPreview } from '../../features/landing/landing-preview';
import { PlacePanel } from '../../features/landing/place-panel';
import { AdminPage } from '../../features/layout/admin-page';
import { TwoColumns } from '../../ui/page/panel';

export function LandingScreen() {
  const [at, setAt] = useState('');
  const now = useQuery(landingQueries.places());
  const then = useQuery(landingQueries.places(at));
  return (
    <AdminPage title="Landing page">
      <Loaded of={now} skeleton={<Spinner />}>
        {(places) => (
          <TwoColumns
            main={places.map((place) => <PlacePanel key={place.place} place={place} />)}
            side={<LandingPreview places={then.data ?? places} at={at} onAt={setAt} />}
          />
        )}
      </Loaded>
    </AdminPage>
  );
}
