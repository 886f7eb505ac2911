import { provisionHere, type Running } from './provision-here.ts';

/**
 * Makes a superadmin of a running product.
 * @returns whether the person was not known before, and is sent a password
 * @throws ZodError when the email or the name is not one
 */
export function makeSuperadmin(running: Running, email: string, fullName: string): Promise<boolean> {
  return provisionHere(running, { kind: 'superadmin', person: { email, fullName } });
}
