import { provisionLocally, type RunningProduct } from './provision-locally.ts';

/**
 * Makes a superadmin of a running product.
 * @returns whether the person was not known before, and is sent a password
 * @throws ZodError when the email or the name is not one
 */
export function makeSuperadmin(running: RunningProduct, email: string, fullName: string): Promise<boolean> {
  return provisionLocally(running, { kind: 'superadmin', person: { email, fullName } });
}
