import type { SalesWeek } from '@gallery/shared/contract/orders/dashboard';
import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import { Panel, PanelBody } from '../../ui/page/panel';
import { SalesChart } from './sales-chart';
import styles from './sales-panel.module.css';
import { SalesTable } from './sales-table';

export function SalesPanel({ weeks }: { weeks: SalesWeek[] }) {
  const [asTable, setAsTable] = useState(false);
  const toggle = (
    <span className={styles.toggle}>
      <Button kind="quiet" onClick={() => setAsTable(!asTable)}>
        {asTable ? 'Show as chart' : 'Show as table'}
      </Button>
    </span>
  );
  return (
    <Panel heading="Sales per week" tools={toggle}>
      {asTable ? (
        <SalesTable weeks={weeks} />
      ) : (
        <PanelBody>
          <SalesChart weeks={weeks} />
        </PanelBody>
      )}
    </Panel>
  );
}
