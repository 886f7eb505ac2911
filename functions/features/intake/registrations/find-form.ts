import { AppError } from '../../../../shared/core/errors.ts';
import { hasQrCodeExpired, type QrTokenRecord } from '../../../../shared/features/intake/qr-codes/record.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { PublicContext } from '../../../composition/public-context.ts';
import type { PublicFace } from './public-faces-store.ts';

/** If the organisation's licence has ended, the code counts as expired. */
type FoundForm =
  | { state: 'invalid' }
  | { state: 'expired'; face: PublicFace }
  | { state: 'live'; organization: string; code: number; face: PublicFace };

/**
 * @throws server.busy if the code was created seconds ago, and the organisation's public data are not stored
 * yet
 */
export async function findForm(
  { publicFaces, now }: Pick<PublicContext, 'publicFaces' | 'now'>,
  found: QrTokenRecord | undefined,
): Promise<FoundForm> {
  if (!found) return { state: 'invalid' };
  const { organization, number: code } = found;
  const face = await publicFaces.read(organization);
  if (!face) throw new AppError('server.busy');
  if (face.isArchived) return { state: 'invalid' };
  const { timeZone, endsOn } = face;
  const hasEnded = endsOn < todayIn(timeZone, now());
  if (hasEnded || hasQrCodeExpired(found, timeZone, now())) return { state: 'expired', face };
  return { state: 'live', organization, code, face };
}
