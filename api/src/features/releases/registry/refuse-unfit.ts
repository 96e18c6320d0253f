import type { ReleaseKeys } from '@gallery/shared/server/release-signature';
import { HttpError } from '../../../http/answers/http-error';
import type { ReleaseRow } from './release.table';
import { verifyRelease } from './verify-release';

/** Throws a 409 for a release that no edge would open: it is refused, or no present key signed it. */
export function refuseUnfit(keys: ReleaseKeys, { remote, version, state, problem, text }: ReleaseRow): void {
  if (state === 'refused') throw new HttpError(409, `${version || 'This release'} was refused: ${problem}.`);
  const wrong = verifyRelease(keys, remote, text).problem;
  if (wrong) throw new HttpError(409, `${version} cannot be opened: ${wrong}.`);
}

/** Throws a 409 for a withdrawn release. */
export function refuseWithdrawn({ version, state }: ReleaseRow): void {
  if (state === 'withdrawn')
    throw new HttpError(409, `${version} is withdrawn. Only a promotion brings it back.`);
}
