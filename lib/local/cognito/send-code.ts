import { deliveryDetails } from './delivery-details.ts';
import type { Pool } from './pool.ts';
import type { User } from './users.ts';

export async function sendEmailCode(
  pool: Pool,
  user: User,
  source: 'CustomMessage_UpdateUserAttribute' | 'CustomMessage_VerifyUserAttribute',
  clientMetadata?: Record<string, string>,
) {
  const addressed = { ...user, email: user.pendingEmail ?? user.email };
  const code = pool.codes.issue(user.sub, 'email');
  await pool.sendMessage({ source, user: addressed, code, clientMetadata });
  return deliveryDetails(addressed.email);
}
