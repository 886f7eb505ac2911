import { randomInt } from 'node:crypto';
import { AppError } from '../../../../shared/core/errors.ts';
import type { security } from '../../../../shared/features/people/account-security/endpoints.ts';
import {
  RecoveryCode,
  recoveryCodeShape,
  recoveryCodes,
  writeRecoveryCode,
} from '../../../../shared/features/people/account-security/schema.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { provePassword } from './prove-password.ts';
import { hashOf } from '../../../platform/storage/hash-of.ts';

/** The answer is kept for no retry, since it says the codes; asking again makes others. */
export const makeRecoveryCodesHandler: AccountHandler<typeof security.makeRecoveryCodes> = async (
  { password },
  context,
) => {
  const { people, security, signedIn, now } = context;
  const { sub } = signedIn().token;
  const person = await people.get(sub);
  if (!person) throw new AppError('record.missing');
  await provePassword(context, person.email, password);
  const codes = Array.from({ length: recoveryCodes }, newCode);
  const hashes = codes.map(code => hashOf(RecoveryCode.parse(code)));
  const kept = security.toKeepCodes(sub, { hashes, madeAt: new Date(now()).toISOString() });
  return security.commit({ act: 'person.recovery-codes-made', record: sub }, [kept], { codes });
};

const newCode = (): string =>
  writeRecoveryCode(Array.from({ length: recoveryCodeShape.length }, () => randomInt(recoveryCodeShape.of)));
