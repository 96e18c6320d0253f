import { entryHash, firstHash, type LotRecord, type RecordEntry, type RecordState } from '../record';
import { recordStateOf } from '../record-fields';
import { readRecord } from './read-record';
import { type ReplayedLot, replayStep, startReplay } from './replay-step';
import { checkSignature, type SignatureVerdict } from './signature';

/** Describes one row: whether it is valid, what is wrong, the lot after it, and the opened maximum or reserve. */
export type StepVerdict = {
  entry: RecordEntry;
  status: 'holds' | 'broken' | 'unchecked';
  problem: string | null;
  after: RecordState | null;
  opened: number | null;
};

/** `whole`: nothing contradicts the record. `checked`: a check was possible. `problem` is about step `brokenAt`. */
export type Verdict = {
  whole: boolean;
  checked: boolean;
  brokenAt: number | null;
  problem: string | null;
  signature: SignatureVerdict;
  steps: StepVerdict[];
  record: LotRecord | null;
};

const insecure = 'The page came over an insecure connection, on which a browser cannot check fingerprints.';

/** Recomputes all that a record proves. Accepts any JSON and never throws. `publicKey` is the key that it must have. */
export async function verifyRecord(value: unknown, expected: { publicKey?: string } = {}): Promise<Verdict> {
  const read = readRecord(value);
  if ('unreadable' in read)
    return broken({ problem: `This is not the record of a lot: its ${read.unreadable} cannot be read.` });
  const { record } = read;
  if (!globalThis.crypto?.subtle) return broken({ record, checked: false, problem: insecure });
  const { steps, lot } = await verifySteps(record);
  const wrong = steps.find(({ status }) => status === 'broken');
  if (wrong) return broken({ record, steps, brokenAt: wrong.entry.seq, problem: wrong.problem });
  const signature = await checkSignature(record.lot.id, record.checkpoint, record.publicKey);
  const problem = problemOfEnd(record, lot, signature, expected.publicKey);
  return problem
    ? broken({ record, steps, signature, problem })
    : { whole: true, checked: true, brokenAt: null, problem: null, signature, steps, record };
}

async function verifySteps(record: LotRecord): Promise<{ steps: StepVerdict[]; lot: ReplayedLot }> {
  const lot = startReplay(record);
  const steps: StepVerdict[] = [];
  let previousHash = firstHash;
  let problem: string | null = null;
  for (const [index, entry] of record.entries.entries()) {
    if (problem) {
      steps.push({ entry, status: 'unchecked', problem: null, after: null, opened: null });
      continue;
    }
    problem = (await problemOfChain(previousHash, entry, index + 1)) ?? (await replayStep(lot, entry));
    steps.push({
      entry,
      status: problem ? 'broken' : 'holds',
      problem,
      after: problem || !lot.state ? null : recordStateOf(lot.state),
      opened: problem ? null : (lot.openings.get(entry.seq)?.max ?? null),
    });
    previousHash = entry.hash;
  }
  return { steps, lot };
}

async function problemOfChain(previousHash: string, entry: RecordEntry, seq: number): Promise<string | null> {
  if (entry.seq !== seq) return `Step ${seq} is missing: step ${entry.seq} is in its place.`;
  if ((await entryHash(previousHash, entry)) === entry.hash) return null;
  return seq === 1
    ? 'Step 1 does not match its fingerprint.'
    : `Step ${seq} does not follow on from step ${seq - 1}.`;
}

function problemOfEnd(
  record: LotRecord,
  lot: ReplayedLot,
  signature: SignatureVerdict,
  publicKey: string | undefined,
): string | null {
  const { checkpoint, entries } = record;
  if (!lot.ended) return 'The record stops before the end of the lot.';
  if (lot.openings.size < record.openings.length || lot.used < lot.openings.size)
    return 'An amount is opened that no step seals.';
  if (checkpoint.seq !== entries.length || checkpoint.hash !== entries.at(-1)?.hash)
    return 'The gallery’s signature is not for the last step.';
  if (signature === 'does not fit') return 'The gallery’s signature does not fit the last step.';
  if (publicKey && publicKey !== record.publicKey)
    return 'The record is signed with another key than the gallery’s.';
  return null;
}

function broken(found: Partial<Verdict> & { problem: string | null }): Verdict {
  return {
    whole: false,
    checked: true,
    brokenAt: null,
    signature: 'not checked',
    steps: [],
    record: null,
    ...found,
  };
}
