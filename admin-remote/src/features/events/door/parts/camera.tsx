import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import styles from './camera.module.css';
import type { Failure } from './open-camera';
import { canReadCodes, useCamera } from './use-camera';

/** Reads QR codes, in browsers that can. The short code works without a camera. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false);
  const { video, failure, torch } = useCamera(isOn, onCode);
  if (!canReadCodes()) return <p className={styles.note}>This browser cannot read QR codes. {instead}</p>;
  const hasFailed = isOn && failure !== null;
  return (
    <div className={styles.camera}>
      {isOn && (
        <div className={styles.frame} hidden={hasFailed}>
          <video ref={video} className={styles.video} muted playsInline aria-label="Camera view" />
          <svg className={styles.corners} viewBox="0 0 100 100" aria-hidden="true">
            <path d="M8 26V8H26M74 8H92V26M92 74V92H74M26 92H8V74" />
          </svg>
          <p className={styles.hint}>Hold the code inside the frame</p>
        </div>
      )}
      {hasFailed && (
        <p role="alert">
          {failureTexts[failure]} {instead}
        </p>
      )}
      <div className={styles.actions}>
        <Button kind={isOn ? 'secondary' : 'primary'} onClick={() => setOn(!isOn)}>
          {buttonText(isOn, hasFailed)}
        </Button>
        {torch && (
          <Button kind="secondary" aria-pressed={torch.isOn} onClick={torch.toggle}>
            Torch
          </Button>
        )}
      </div>
    </div>
  );
}

const instead = 'Enter the short code below, or find the guest by name.';

const failureTexts: Record<Failure, string> = {
  refused: 'The browser refuses the camera. Allow it in the settings of this site.',
  missing: 'This device has no camera.',
  busy: 'The camera does not start. Another app may use it.',
};

function buttonText(isOn: boolean, hasFailed: boolean): string {
  if (hasFailed) return 'Close the camera';
  return isOn ? 'Stop the camera' : 'Scan with the camera';
}
