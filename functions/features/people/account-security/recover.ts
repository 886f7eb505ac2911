import { AppError } from '../../../../shared/core/errors.ts';
import { readerOf } from '../../../../shared/core/mail/reader.ts';
import type { security } from '../../../../shared/features/people/account-security/endpoints.ts';
import type { AccountContext, AccountHandler } from '../../../composition/context.ts';
import { hashOf } from '../../../platform/storage/hash-of.ts';
import { wrongCode } from './security-store.ts';

/**
 * The code is used up before the authenticator is turned off: a crash between the two costs a code, and
 * never lets one be used twice.
 */
export const recoverHandler: AccountHandler<typeof security.recover> = async (
  { email, password, code },
  context,
) => {
  const { rate, network } = context;
  await rate.check(email, network);
  const userPool = await context.userPool();
  const proof = await userPool.signIns.prove(email, password);
  if (proof === 'right') return {};
  const known = proof === 'second-factor' ? await userPool.find(email) : undefined;
  const isUsed = known !== undefined && (await use(context, known.id, hashOf(code)));
  if (!known || !isUsed) {
    await rate.countFailure(email, network);
    throw proof === 'wrong' ? new AppError('sign-in.failed') : wrongCode();
  }
  await userPool.endSecondFactor(known.id);
  return {};
};

/** Whether it was one of the person's codes. They are told by mail. */
async function use(
  { people, security, mailsOf }: AccountContext,
  sub: string,
  hash: string,
): Promise<boolean> {
  const [record, person] = await Promise.all([security.recoveryCodes(sub), people.get(sub)]);
  if (!person || !record?.hashes.includes(hash)) return false;
  const told = mailsOf(null).toSend({
    template: 'recovered',
    ...readerOf(person),
    link: '/settings?tab=account',
  });
  const act = { act: 'person.recovered', record: sub };
  return security.commit(act, [security.toUse(sub, record, hash), told], true, sub);
}
