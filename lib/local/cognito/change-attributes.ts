import { type AttributeChange, mergeAttributes } from './attributes.ts';
import { emailTaken } from './errors.ts';
import type { Pool } from './pool.ts';
import { sendEmailCode } from './send-code.ts';
import type { User } from './users.ts';

/**
 * A new email address is pending until the person has entered its code.
 * @returns where a code was sent; empty if no code is needed
 */
export async function changeAttributes(
  pool: Pool,
  user: User,
  change: AttributeChange,
  clientMetadata?: Record<string, string>,
) {
  const { email, emailVerified = user.emailVerified } = change;
  const attributes = mergeAttributes(user.attributes, change.attributes);
  if (email !== undefined) assertEmailAvailable(pool, user, email);
  if (email === undefined || email === user.email || change.emailVerified) {
    const settled = email !== undefined ? { email, pendingEmail: undefined } : {};
    pool.users.change(user.sub, { attributes, emailVerified, ...settled });
    if (email !== undefined) pool.codes.forget(user.sub, 'email');
    return [];
  }
  const waiting = pool.users.change(user.sub, { attributes, pendingEmail: email });
  return [await sendEmailCode(pool, waiting, 'CustomMessage_UpdateUserAttribute', clientMetadata)];
}

function assertEmailAvailable(pool: Pool, user: User, email: string): void {
  const holder = pool.users.find(email);
  if (holder && holder.sub !== user.sub) throw emailTaken();
}
