import { useEffect, useState } from 'react';

const stepMs = 1_200;

export type ReplayState = ReturnType<typeof useReplay>;

/** Which step is shown: the last at first, and one after another while it plays. */
export function useReplay(last: number) {
  const [chosen, setStep] = useState(last);
  const [playing, setPlaying] = useState(false);
  const step = Math.min(chosen, last);
  const isPlaying = playing && step < last;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setStep(step + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, step]);

  function show(seq: number) {
    setPlaying(false);
    setStep(Math.min(Math.max(seq, 1), last));
  }

  function togglePlay() {
    setPlaying(!isPlaying);
    if (step >= last) setStep(1);
  }

  return { step, last, isPlaying, show, togglePlay };
}
