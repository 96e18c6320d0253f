import { readConfig } from '../config';

const sentences: Record<string, string> = {
  EADDRINUSE: 'The PORT is already in use. Stop the other program, or set another PORT.',
  EACCES: 'This user may not open the PORT. Set one above 1023.',
  EADDRNOTAVAIL: 'HOST is no address of this machine.',
};

function startFailureOf(error: unknown): string {
  const { code = '', message = String(error) } = error as NodeJS.ErrnoException;
  return sentences[code] ?? message;
}

try {
  const config = readConfig();
  if (config.tracesUrl) {
    const { traceEdge } = await import('../traces/trace-edge');
    traceEdge(config.tracesUrl);
  }
  // Loads the edge after tracing starts, because tracing must come before the modules that it instruments.
  const { startEdge } = await import('./start-edge');
  await startEdge(config);
} catch (error) {
  process.stderr.write(`edge: ${startFailureOf(error)}\n`);
  process.exit(1);
}
