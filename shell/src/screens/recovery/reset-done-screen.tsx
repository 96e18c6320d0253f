import { loginPath } from '@gallery/shared/paths/account-paths';
import { useLocation } from '@gallery/shared/router';
import { ButtonLink } from '@gallery/shared/ui/controls/button';
import { PageMeta } from '@gallery/shared/ui/page/page-meta';
import { useEffect } from 'react';
import { useSetRecovery } from '../../session/recovery';
import { AccountPage } from '../account/account-page';

export type ResetState = { replaced: true };

const lead = 'Log in with your new password.';

export function ResetDoneScreen() {
  const setRecovery = useSetRecovery();
  const state: ResetState | null = useLocation().state;
  useEffect(() => {
    if (state?.replaced) setRecovery(null);
  }, [state, setRecovery]);
  return (
    <>
      <PageMeta title="Successful password Reset" description={lead} noindex />
      <AccountPage title="Successful password Reset" lead={lead}>
        <ButtonLink to={loginPath}>Back to login</ButtonLink>
      </AccountPage>
    </>
  );
}
