/** Throws for ports that browsers refuse to open, such as 6000; Node's fetch blocks the same ones. */
export async function refuseBlockedPort(port: number): Promise<void> {
  const signal = AbortSignal.timeout(500);
  const failure = await fetch(`http://127.0.0.1:${port}`, { method: 'HEAD', signal }).catch(
    (error) => error.cause,
  );
  if (failure?.message !== 'bad port') return;
  throw new Error(`Browsers refuse to open port ${port}. Set PORT to another one, such as 3000.`);
}
