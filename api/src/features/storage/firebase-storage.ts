import {
  type FirebaseConfig,
  imageTooLargeMessage,
  maxImageBytes,
} from '@gallery/shared/contract/storage/storage';
import { importPKCS8, SignJWT } from 'jose';
import { FieldError, HttpError } from '../../http/answers/http-error';
import { checkPicture } from './objects/check-picture';
import { objectAt, pathOf } from './objects/object-address';
import { accessMs, type PictureStorage, storageUnreachable } from './picture-storage';

export type FirebaseSettings = Readonly<{
  config: Readonly<FirebaseConfig>;
  clientEmail: string;
  /** PKCS #8 in PEM. */
  privateKey: string;
}>;

export function firebaseStorage(
  { config, clientEmail, privateKey }: FirebaseSettings,
  origin = 'https://firebasestorage.googleapis.com',
): PictureStorage {
  const key = importPKCS8(privateKey, 'RS256');
  // Reports an unreadable key at the first upload instead of ending the process.
  key.catch(() => {});
  return {
    async access({ readAt, user }) {
      const token = await new SignJWT({ uid: user._id, claims: { admin: true } })
        .setProtectedHeader({ alg: 'RS256', typ: 'JWT' })
        .setIssuer(clientEmail)
        .setSubject(clientEmail)
        .setAudience(audience)
        .setIssuedAt(readAt)
        .setExpirationTime(new Date(readAt.getTime() + accessMs))
        .sign(await key);
      return { storage: 'firebase', config, token };
    },
    async check(imgUrl) {
      const address = objectAt(imgUrl, [origin]);
      if (!address || !imgUrl.startsWith(origin) || address.bucket !== config.storageBucket) return null;
      const url = origin + pathOf(address);
      const picture = await download(url);
      if (picture) await checkPicture(picture);
      return picture && url;
    },
    async read(imgUrl) {
      const picture = await download(imgUrl);
      if (!picture) throw new Error('The picture is not in the storage.');
      return picture;
    },
  };
}

const audience = 'https://identitytoolkit.googleapis.com/google.identity.identitytoolkit.v1.IdentityToolkit';

const timeoutMs = 20_000;

async function download(url: string): Promise<Buffer | null> {
  const answer = await ask(url);
  if (answer.status >= 500) throw storageUnreachable();
  if (!answer.ok || !answer.body) return null;
  const pieces: Uint8Array[] = [];
  let bytes = 0;
  try {
    for await (const piece of answer.body) {
      bytes += piece.length;
      if (bytes > maxImageBytes) throw new FieldError(413, 'img_url', imageTooLargeMessage);
      pieces.push(piece);
    }
  } catch (error) {
    throw error instanceof HttpError ? error : storageUnreachable();
  }
  return Buffer.concat(pieces);
}

async function ask(url: string): Promise<Response> {
  try {
    return await fetch(url, { signal: AbortSignal.timeout(timeoutMs), redirect: 'error' });
  } catch {
    throw storageUnreachable();
  }
}
