import { Button } from '@gallery/shared/ui/controls/button';
import { useState } from 'react';
import styles from './camera.module.css';
import { canReadCodes, useCamera } from './use-camera';

/** Reads QR codes, in browsers that can. */
export function Camera({ onCode }: { onCode: (code: string) => void }) {
  const [isOn, setOn] = useState(false);
  const { video, failed } = useCamera(isOn, onCode);
  if (!canReadCodes())
    return (
      <p className={styles.note}>
        This browser cannot read QR codes. Enter the short code below it, or find the guest by name.
      </p>
    );
  return (
    <div className={styles.camera}>
      {isOn && (
        <div className={styles.frame}>
          <video ref={video} className={styles.video} muted playsInline aria-label="Camera view" />
          <svg className={styles.corners} viewBox="0 0 100 100" aria-hidden="true">
            <path d="M8 26V8H26M74 8H92V26M92 74V92H74M26 92H8V74" />
          </svg>
          <p className={styles.hint}>Hold the code inside the frame</p>
        </div>
      )}
      {isOn && failed && (
        <p role="alert">The camera does not start. Allow it for this site in the browser’s settings.</p>
      )}
      <Button kind={isOn ? 'secondary' : 'primary'} onClick={() => setOn(!isOn)}>
        {isOn ? 'Stop the camera' : 'Scan with the camera'}
      </Button>
    </div>
  );
}
