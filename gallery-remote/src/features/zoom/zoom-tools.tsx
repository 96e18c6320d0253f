import { LineIcon } from '../../ui/artwork-page/line-icon';
import type { ViewerAction } from './viewer-action';
import styles from './zoom-tools.module.css';

const tools: { action: ViewerAction; name: string; drawing: string }[] = [
  { action: 'out', name: 'Zoom out', drawing: 'M3 9h12' },
  { action: 'in', name: 'Zoom in', drawing: 'M3 9h12M9 3v12' },
  {
    action: 'whole',
    name: 'Whole picture',
    drawing: 'M2 6.5V2h4.5M11.5 2H16v4.5M16 11.5V16h-4.5M6.5 16H2v-4.5',
  },
  { action: 'left', name: 'Move left', drawing: 'M11 3.5 5.5 9l5.5 5.5' },
  { action: 'right', name: 'Move right', drawing: 'M7 3.5 12.5 9 7 14.5' },
  { action: 'up', name: 'Move up', drawing: 'M3.5 11 9 5.5l5.5 5.5' },
  { action: 'down', name: 'Move down', drawing: 'M3.5 7 9 12.5 14.5 7' },
];

export function ZoomTools({ onAction }: { onAction: (action: ViewerAction) => void }) {
  return (
    <div className={styles.tools} role="toolbar" aria-label="Look closer">
      {tools.map(({ action, name, drawing }) => (
        <button
          key={action}
          type="button"
          className={styles.tool}
          aria-label={name}
          title={name}
          onClick={() => onAction(action)}
        >
          <LineIcon path={drawing} />
        </button>
      ))}
    </div>
  );
}
