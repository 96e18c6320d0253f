/**
 * Resolves in a task of its own, so that the page can answer a hand before what follows. By a message, since timers
 * wait in a tab that is opened behind another.
 */
export function nextTask(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
}
