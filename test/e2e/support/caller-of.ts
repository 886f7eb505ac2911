import { demoPassword } from '../../../lib/local/demo/people.ts';
import { account } from '../../../shared/features/people/account/endpoints.ts';
import { type Caller, callerWith } from '../../support/caller.ts';
import { tokenOf } from './examples.ts';
import { product } from './product.ts';

/** Returns a caller of the API that acts as a person in an organisation, without any page. */
export async function callerOf(email: string, slug: string, password?: string): Promise<Caller> {
  const authorization = `Bearer ${await tokenOf(email, slug, password)}`;
  return callerWith(product().api, { authorization, 'x-organization': slug });
}

/** The access token of a platform administrator. */
export async function platformToken(email: string): Promise<string> {
  const { data } = await callerWith(product().api, {}).call(account.login, { email, password: demoPassword });
  return data.token.token;
}
