import { createInterface } from 'node:readline/promises';
import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';

/** Prompts twice without echo on a terminal, or reads the first line of piped input. */
export async function promptPassword(email: string): Promise<string> {
  if (!process.stdin.isTTY) {
    const [line = ''] = (await text(process.stdin)).split(/\r?\n/);
    return line;
  }
  const discarded = new Writable({ write: (_typed, _encoding, done) => done() });
  // Echo must be off before the prompt appears.
  const terminal = createInterface({ input: process.stdin, output: discarded, terminal: true });
  const cancelled = new Promise<never>((_, reject) => {
    const cancel = () => reject(new Error('Nothing was changed.'));
    terminal.once('SIGINT', cancel).once('close', cancel);
  });
  cancelled.catch(() => {});
  const ask = async (question: string) => {
    process.stderr.write(question);
    const answer = await Promise.race([terminal.question(''), cancelled]);
    process.stderr.write('\n');
    return answer;
  };
  try {
    const password = await ask(`Password of ${email}: `);
    if ((await ask('Again: ')) !== password) throw new Error('These are two different passwords.');
    return password;
  } finally {
    terminal.close();
  }
}
