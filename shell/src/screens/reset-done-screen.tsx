import { ButtonLink } from '@gallery/shared/ui/button';
import { PageMeta } from '@gallery/shared/ui/page-meta';
import { useEffect } from 'react';
import { useKeepRecovery } from '../session/recovery';
import { AccountPage } from './account-page';

const lead = 'From now on you log in with your new password.';

export function ResetDoneScreen() {
  const keepRecovery = useKeepRecovery();
  useEffect(() => keepRecovery(null), [keepRecovery]);
  return (
    <>
      <PageMeta title="Successful password Reset" description={lead} noindex />
      <AccountPage title="Successful password Reset" lead={lead}>
        <ButtonLink to="/login">Back to login</ButtonLink>
      </AccountPage>
    </>
  );
}
