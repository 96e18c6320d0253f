import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root, runCommand } from '../../../scripts/build/run-command.mjs';
import { checkoutWith } from './checkout-folder';
import { temporaryFolder } from './product';

const route = `  {
    path: '/framing',
    screen: async () =>
      (await import(/* webpackChunkName: "framing" */ './screens/framing-screen')).FramingScreen,
    load: loads.loadEvents,
    title: 'Framing',
    query: ['sent'],
    form: { send: contactPaths.send, fields: ['firstName', 'email', 'textarea'], sent: 'framing' },
    sitemap: true,
  },
`;

const screen = `import { Form, SubmitButton, TextField } from '@gallery/shared/forms';
import { SentNotice } from '../ui/sent-notice';
import styles from './framing-screen.module.css';

type Values = { firstName: string; email: string; textarea: string };
const empty: Values = { firstName: '', email: '', textarea: '' };

export function FramingScreen() {
  return (
    <>
      <h1 className={styles.heading}>Frames made to measure</h1>
      <SentNotice of="framing">We will call you about your frame.</SentNotice>
      <Form<Values> action="/framing" initialValues={empty} onSubmit={async () => undefined} aria-label="Framing">
        <TextField name="firstName" label="Your name" />
        <TextField name="email" label="Email" type="email" />
        <TextField name="textarea" label="Which work" />
        <SubmitButton>ASK FOR A FRAME</SubmitButton>
      </Form>
    </>
  );
}
`;

const styles = '.heading {\n  color: rgb(1, 2, 3);\n}\n';

/** Builds a copy of the gallery remote with one more page. Returns the folder of the build. */
export async function buildWithOneMorePage(): Promise<string> {
  const folder = temporaryFolder();
  cpSync(path.join(root, 'gallery-remote/dist'), folder, { recursive: true });
  const checkout = checkoutWith('gallery-remote');
  const source = (file: string) => path.join(checkout, 'gallery-remote/src', file);
  const table = readFileSync(source('routes.ts'), 'utf8');
  writeFileSync(source('routes.ts'), table.replace(/\]\);\n$/, `${route}]);\n`));
  writeFileSync(source('screens/framing-screen.tsx'), screen);
  writeFileSync(source('screens/framing-screen.module.css'), styles);
  const { ok, output } = await runCommand('npm', ['run', 'build', '-w', 'gallery-remote'], {
    quiet: true,
    cwd: checkout,
    env: { ...process.env, DIST: folder },
  });
  rmSync(checkout, { recursive: true, force: true });
  if (!ok) throw new Error(output);
  return folder;
}
