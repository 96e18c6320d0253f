import { type Checkpoint, checkpointMessage } from '../record';

export type SignatureVerdict = 'fits' | 'does not fit' | 'not checked';

/** Every Ed25519 key in SPKI begins with it. A key of another kind is wrong rather than unsupported. */
const spkiOfEd25519 = 'MCowBQYDK2VwAyEA';

/** Checks whether the key signed a checkpoint. 'not checked' means that this browser does not support Ed25519. */
export async function checkSignature(
  lotId: string,
  checkpoint: Checkpoint,
  publicKey: string,
): Promise<SignatureVerdict> {
  const raw = publicKey.startsWith(spkiOfEd25519) ? bytesOf(publicKey.slice(spkiOfEd25519.length)) : null;
  const signature = bytesOf(checkpoint.signature);
  if (raw?.length !== 32 || !signature) return 'does not fit';
  try {
    const key = await crypto.subtle.importKey('raw', raw, { name: 'Ed25519' }, false, ['verify']);
    const message = checkpointMessage(lotId, checkpoint);
    return (await crypto.subtle.verify('Ed25519', key, signature, message)) ? 'fits' : 'does not fit';
  } catch (error) {
    return error instanceof Error && error.name === 'NotSupportedError' ? 'not checked' : 'does not fit';
  }
}

/** Accepts only the canonical form of base64, because another spelling of the same bytes is another text. */
function bytesOf(base64: string): Uint8Array<ArrayBuffer> | null {
  if (!/^[A-Za-z0-9+/]+={0,2}$/.test(base64) || base64.length % 4 !== 0) return null;
  const binary = atob(base64);
  return btoa(binary) === base64 ? Uint8Array.from(binary, (char) => char.charCodeAt(0)) : null;
}
