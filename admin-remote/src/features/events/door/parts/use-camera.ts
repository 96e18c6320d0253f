import { type RefObject, useEffect, useRef, useState } from 'react';

type Detector = { detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]> };
type DetectorClass = new (options: { formats: string[] }) => Detector;

declare global {
  interface Window {
    BarcodeDetector?: DetectorClass;
  }
}

const lookEveryMs = 200;
/** The camera sees a code many times. Later, the same code is another scan. */
const sameCodeMs = 4_000;

export const canReadCodes = () => 'BarcodeDetector' in window && Boolean(navigator.mediaDevices);

/** Shows the camera in the video while `isOn`, calls `onCode` for each QR code in view, and keeps the screen awake. */
export function useCamera(
  isOn: boolean,
  onCode: (code: string) => void,
): { video: RefObject<HTMLVideoElement | null>; failed: boolean } {
  const video = useRef<HTMLVideoElement>(null);
  const [failed, setFailed] = useState(false);
  const report = useRef(onCode);
  useEffect(() => {
    report.current = onCode;
  });

  useEffect(() => {
    if (!isOn || !video.current || !window.BarcodeDetector) return;
    const element = video.current;
    const detector = new window.BarcodeDetector({ formats: ['qr_code'] });
    const opened = openCamera(element);
    opened.then(
      () => setFailed(false),
      () => setFailed(true),
    );
    let last = { code: '', at: 0 };
    const timer = setInterval(async () => {
      if (element.readyState < element.HAVE_CURRENT_DATA) return;
      const [seen] = await detector.detect(element).catch(() => []);
      if (!seen || (seen.rawValue === last.code && Date.now() - last.at < sameCodeMs)) return;
      last = { code: seen.rawValue, at: Date.now() };
      report.current(seen.rawValue);
    }, lookEveryMs);
    return () => {
      clearInterval(timer);
      void opened.then((close) => close()).catch(() => undefined);
    };
  }, [isOn]);

  return { video, failed };
}

/** Returns what closes the camera. */
async function openCamera(element: HTMLVideoElement): Promise<() => void> {
  const stream = await navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } });
  element.srcObject = stream;
  await element.play();
  const lock = await navigator.wakeLock?.request('screen').catch(() => null);
  return () => {
    for (const track of stream.getTracks()) track.stop();
    element.srcObject = null;
    void lock?.release();
  };
}
