import { randomInt } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import type { accountSecurity } from '../../../../shared/features/people/account-security/endpoints.ts';
import {
  formatRecoveryCode,
  RecoveryCode,
  recoveryCodeCount,
  recoveryCodeShape,
} from '../../../../shared/features/people/account-security/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { hashSecret } from '../../../platform/storage/hash-secret.ts';
import { verifyPassword } from './verify-password.ts';

/**
 * The response contains the new codes, so it is not stored for retried requests; a retry makes other codes.
 */
export const makeRecoveryCodes: AccountHandler<typeof accountSecurity.makeRecoveryCodes> = async (
  { password },
  context,
) => {
  const { people, accountSecurity, requireSignedIn, now } = context;
  const { sub } = requireSignedIn().token;
  const person = await people.get(sub);
  if (!person) throw new AppError('record.missing');
  await verifyPassword(context, person.email, password);
  const codes = Array.from({ length: recoveryCodeCount }, newCode);
  const hashes = codes.map(code => hashSecret(RecoveryCode.parse(code)));
  const kept = accountSecurity.recoveryCodesWrite(sub, { hashes, madeAt: new Date(now()).toISOString() });
  return accountSecurity.commit({ act: 'person.recovery-codes-made', record: sub }, [kept], { codes });
};

const newCode = (): string =>
  formatRecoveryCode(
    Array.from({ length: recoveryCodeShape.length }, () => randomInt(recoveryCodeShape.alphabetSize)),
  );
