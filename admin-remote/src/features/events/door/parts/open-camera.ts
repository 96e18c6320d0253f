export type Failure = 'refused' | 'missing' | 'busy';

/** Shows the camera at the back in the video, and keeps the screen awake until `close`. */
export async function openCamera(
  element: HTMLVideoElement,
): Promise<{ stream: MediaStream; close: () => void }> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  element.srcObject = stream;
  await element.play();
  const lock = await navigator.wakeLock?.request('screen').catch(() => null);
  return {
    stream,
    close() {
      for (const track of stream.getTracks()) track.stop();
      element.srcObject = null;
      void lock?.release();
    },
  };
}

export function failureOf(error: unknown): Failure {
  const { name } = Object(error) as { name?: string };
  if (name === 'NotAllowedError' || name === 'SecurityError') return 'refused';
  return name === 'NotFoundError' || name === 'OverconstrainedError' ? 'missing' : 'busy';
}

/** Browsers with a torch accept it among the constraints, which TypeScript does not know. */
type Torch = { torch?: boolean };

export function hasTorch(stream: MediaStream): boolean {
  const [track] = stream.getVideoTracks();
  const known: MediaTrackCapabilities & Torch = track?.getCapabilities?.() ?? {};
  return known.torch === true;
}

export async function setTorch(stream: MediaStream, torch: boolean): Promise<void> {
  const advanced: Torch[] = [{ torch }];
  await stream.getVideoTracks()[0]?.applyConstraints({ advanced } as MediaTrackConstraints);
}
