import { AppError } from '../../../../shared/core/errors.ts';
import type { PersonRecord } from '../../../../shared/features/people/account/record.ts';
import type { AccountContext } from '../../../composition/context.ts';
import type { OwnAccounts, ProvedPerson } from '../../../platform/identity/own-accounts.ts';

/**
 * Runs a Cognito action that needs the caller's password. Wrong passwords count towards a limit.
 * @param proceed runs after the action, with its result
 * @throws rate.limited; request.invalid with the wrong field
 */
export async function asProvedPerson<Done, Answer>(
  { people, signInThrottle, userPool, network, requireToken }: AccountContext,
  password: string,
  act: (ownAccounts: OwnAccounts, proved: ProvedPerson) => Promise<Done>,
  proceed: (done: Done, person: PersonRecord) => Promise<Answer>,
): Promise<Answer> {
  const { sub } = requireToken();
  const person = await people.get(sub);
  if (!person) throw new AppError('record.missing');
  const { email } = person;
  return signInThrottle.attempt(
    { email, network },
    async () => act((await userPool()).ownAccounts, { sub, email, password }),
    done => proceed(done, person),
  );
}
