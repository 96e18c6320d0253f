import { createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { type Checkpoint, checkpointMessage } from '@gallery/shared/auction/record';
import type { EntryRow } from './append-entry';

/** Signs the records of lots with the gallery's Ed25519 key. `publicKey` is base64 spki. */
export type RecordSigner = {
  publicKey: string;
  /** Returns base64. Signs other papers of the gallery, whose messages begin with their own name. */
  signText(message: Uint8Array): string;
  sign(entry: Pick<EntryRow, 'lotId' | 'seq' | 'hash' | 'at'>): Checkpoint;
};

/** `privateKey` is base64 pkcs8. Throws unless it is an Ed25519 key. */
export function recordSignerOf(privateKey: string): RecordSigner {
  const key = createPrivateKey({ key: Buffer.from(privateKey, 'base64'), format: 'der', type: 'pkcs8' });
  if (key.asymmetricKeyType !== 'ed25519') throw new Error('The key of the records must be an Ed25519 key.');
  const publicKey = createPublicKey(key).export({ format: 'der', type: 'spki' }).toString('base64');
  return {
    publicKey,
    signText: (message) => sign(null, message, key).toString('base64'),
    sign({ lotId, seq, hash, at }) {
      const checkpoint = { seq, hash, at: at.toISOString() };
      const signature = sign(null, checkpointMessage(lotId, checkpoint), key).toString('base64');
      return { ...checkpoint, signature };
    },
  };
}

export function isRecordKey(text: string): boolean {
  try {
    return recordSignerOf(text) !== null;
  } catch {
    return false;
  }
}

/** A new private key, base64 pkcs8. */
export function newRecordKey(): string {
  return generateKeyPairSync('ed25519')
    .privateKey.export({ format: 'der', type: 'pkcs8' })
    .toString('base64');
}
