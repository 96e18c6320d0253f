import { adminDeliveryPath, currenciesPath } from '@gallery/shared/paths/admin-paths';
import { useQuery } from '@gallery/shared/query';
import { Link } from '@gallery/shared/router';
import { LoadingArea } from '@gallery/shared/ui/controls/spinner';
import { Loaded } from '@gallery/shared/ui/loading/loaded';
import { AdminPage } from '../../features/layout/admin-page';
import { SettingsForm, settingsQueries } from '../../features/settings/settings-form';
import { ChangeHistory } from '../../ui/audit/change-history';
import { Panel, PanelBody } from '../../ui/page/panel';
import styles from './settings-screen.module.css';

export function SettingsScreen() {
  const answer = useQuery(settingsQueries.all);
  return (
    <AdminPage title="Settings">
      <Loaded of={answer} skeleton={<LoadingArea className={styles.loading} />}>
        {({ settings, audit }) => (
          <div className={styles.page}>
            <Panel heading="Gallery">
              <PanelBody narrow>
                <SettingsForm settings={settings} />
                <p className={styles.more}>
                  Elsewhere: <Link to={adminDeliveryPath}>delivery prices</Link> and{' '}
                  <Link to={currenciesPath}>currencies</Link>.
                </p>
              </PanelBody>
            </Panel>
            {audit.length > 0 && (
              <Panel>
                <PanelBody narrow>
                  <ChangeHistory entries={audit} />
                </PanelBody>
              </Panel>
            )}
          </div>
        )}
      </Loaded>
    </AdminPage>
  );
}
