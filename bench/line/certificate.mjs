import { createHash, X509Certificate } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { runCommand } from '../../scripts/build/run-command.mjs';
import { temporaryFolder } from '../product/closing.mjs';

/** Makes a self-signed certificate for localhost; with `publicKeyHash`, a browser trusts it. Null without openssl. */
export async function makeCertificate() {
  const folder = temporaryFolder();
  const key = path.join(folder, 'key.pem');
  const certificate = path.join(folder, 'certificate.pem');
  const made = await runCommand(
    'openssl',
    [
      'req',
      '-x509',
      '-newkey',
      'ec',
      '-pkeyopt',
      'ec_paramgen_curve:prime256v1',
      '-nodes',
      '-keyout',
      key,
      '-out',
      certificate,
      '-days',
      '2',
      '-subj',
      '/CN=localhost',
      '-addext',
      'subjectAltName=DNS:localhost',
    ],
    { quiet: true },
  );
  if (!made.ok) return null;
  const { publicKey } = new X509Certificate(readFileSync(certificate));
  const spki = publicKey.export({ type: 'spki', format: 'der' });
  return { key, certificate, publicKeyHash: createHash('sha256').update(spki).digest('base64') };
}
