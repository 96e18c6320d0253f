import { Histogram, type Registry } from 'prom-client';
import { type RenderSample, renders, renderWaits } from '../render/render-channel';

/** The function that is given back ends it. */
export function countRenders(registry: Registry): () => void {
  const times = new Histogram({
    name: 'edge_render_duration_seconds',
    help: 'Renders that a page waited for.',
    labelNames: ['area', 'outcome'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.3, 1, 2.5],
    registers: [registry],
  });
  const waits = new Histogram({
    name: 'edge_render_wait_seconds',
    help: 'How long renders waited for their turn.',
    buckets: [0.001, 0.01, 0.1, 0.5, 1],
    registers: [registry],
  });
  const observe = (sample: unknown) => {
    const { area, outcome, seconds } = sample as RenderSample;
    times.observe({ area, outcome }, seconds);
  };
  const observeWait = (seconds: unknown) => waits.observe(Number(seconds));
  renders.subscribe(observe);
  renderWaits.subscribe(observeWait);
  return () => {
    renders.unsubscribe(observe);
    renderWaits.unsubscribe(observeWait);
  };
}
