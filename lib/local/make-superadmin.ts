import { provisionLocally, type RunningProduct } from './provision-locally.ts';

/**
 * Makes a superadmin of a running product.
 * @returns whether the person was not known before, and is sent a password
 * @throws OperatorRefusal when the email or the name is not one, or a member’s
 */
export async function makeSuperadmin(
  running: RunningProduct,
  email: string,
  fullName: string,
): Promise<boolean> {
  const { changed } = await provisionLocally(running, { kind: 'superadmin', person: { email, fullName } });
  return changed;
}
