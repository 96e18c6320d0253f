import { readConfig } from '../config';
import { startFailureOf } from './start-failure';

try {
  const config = readConfig();
  if (config.tracesUrl) {
    const { traceEdge } = await import('../traces/trace-edge');
    traceEdge(config.tracesUrl);
  }
  // Loaded only now: traces begin before what they instrument.
  const { startEdge } = await import('./start-edge');
  await startEdge(config);
} catch (error) {
  process.stderr.write(`edge: ${startFailureOf(error)}\n`);
  process.exit(1);
}
