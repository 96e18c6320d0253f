import { type RefObject, useEffect, useRef, useState } from 'react';
import { type Failure, failureOf, hasTorch, openCamera, setTorch } from './open-camera';

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

type CameraState = {
  video: RefObject<HTMLVideoElement | null>;
  failure: Failure | null;
  /** `null` for a camera without a light. */
  torch: { isOn: boolean; toggle: () => void } | null;
};

/** Shows the camera in the video while `isOn`, calls `onCode` for each QR code in view, and keeps the screen awake. */
export function useCamera(isOn: boolean, onCode: (code: string) => void): CameraState {
  const video = useRef<HTMLVideoElement>(null);
  const [failure, setFailure] = useState<Failure | null>(null);
  const [light, setLight] = useState<{ stream: MediaStream; isOn: boolean } | null>(null);
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
      ({ stream }) => {
        setFailure(null);
        setLight(hasTorch(stream) ? { stream, isOn: false } : null);
      },
      (error: unknown) => setFailure(failureOf(error)),
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
      setLight(null);
      setFailure(null);
      void opened.then(({ close }) => close()).catch(() => undefined);
    };
  }, [isOn]);

  function toggle() {
    if (!light) return;
    const next = { ...light, isOn: !light.isOn };
    void setTorch(next.stream, next.isOn).then(
      () => setLight(next),
      () => undefined,
    );
  }

  return { video, failure, torch: light && { isOn: light.isOn, toggle } };
}
