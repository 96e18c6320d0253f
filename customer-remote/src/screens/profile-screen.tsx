import { useSession } from '@gallery/shared/host';
import { profilePath } from '@gallery/shared/paths/account-paths';
import { Navigate } from '@gallery/shared/router';
import { AccountLayout } from '../features/account/account-layout';
import { Credentials } from '../features/credentials/credentials';
import { EmailChange } from '../features/credentials/email-change';
import { OwnData } from '../features/own-data/own-data';
import { Profile } from '../features/profile/profile';
import { SecondStep } from '../features/second-step/second-step';
import { Sessions } from '../features/sessions/sessions';

export function ProfileScreen() {
  const { user } = useSession();
  // The guard requires a user, but during a log-out this can still render without one.
  return (
    <AccountLayout>
      <EmailChange />
      {user && (
        <>
          <Profile user={user} />
          <Credentials user={user} />
          <SecondStep user={user} />
          <Sessions userId={user._id} />
          <OwnData user={user} />
        </>
      )}
    </AccountLayout>
  );
}

export function ToProfile() {
  return <Navigate to={profilePath} replace />;
}
