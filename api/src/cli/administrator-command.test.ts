import { parseCommand } from './administrator-command';

const nobody = { administrator: null };

test('generates a strong password and returns it with the order', async () => {
  const { order, generated } = await parseCommand(nobody, ['add', 'ngozi@gallery.example', '--generate']);
  const given = { email: 'ngozi@gallery.example', password: generated, isGenerated: true };
  expect(order).toEqual({ command: 'add', ...given });
  expect(generated).toMatch(/^[\w-]{20}$/);
});

test('removes an administrator without a password', async () => {
  const order = { command: 'remove', email: 'ngozi@gallery.example' };
  expect(await parseCommand(nobody, ['remove', 'ngozi@gallery.example'])).toEqual({ order, generated: null });
});

test.each([
  [[]],
  [['add']],
  [['add', 'ngozi']],
  [['rename', 'ngozi@gallery.example']],
  [['add', 'ngozi@gallery.example', 'a-password-on-the-command-line']],
])('answers the arguments %j with the list of commands', async (text) => {
  await expect(parseCommand(nobody, text)).rejects.toThrow(
    'npm run admin -- add|remove|password|reset-second-step EMAIL',
  );
});

test.each(['add', 'remove', 'password'])(
  'refuses to %s the administrator that the settings define',
  async (command) => {
    const administrator = { email: 'curator@gallery.example', password: 'harmattan over Ikoyi' };
    const refused = parseCommand({ administrator }, [command, 'Curator@gallery.example', '--generate']);
    await expect(refused).rejects.toThrow(
      'from ADMIN_EMAIL and ADMIN_PASSWORD: change them and start again.',
    );
  },
);
