import { useEffect, useState } from 'react';

const stepMs = 1_200;

export type ReplayState = ReturnType<typeof useReplay>;

/** Which of `count` steps is shown: the last at first, and one after another while it plays. */
export function useReplay(count: number) {
  const [step, setStep] = useState(count);
  const [playing, setPlaying] = useState(false);
  const isPlaying = playing && step < count;
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(() => setStep(step + 1), stepMs);
    return () => clearTimeout(timer);
  }, [isPlaying, step]);

  function show(seq: number) {
    setPlaying(false);
    setStep(Math.min(Math.max(seq, 1), count));
  }

  function togglePlay() {
    setPlaying(!isPlaying);
    if (step >= count) setStep(1);
  }

  return { step, count, isPlaying, show, togglePlay };
}
