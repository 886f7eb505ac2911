import type { Challenges } from './challenges.ts';
import type { Clients } from './clients.ts';
import type { Codes } from './codes.ts';
import type { Groups } from './groups.ts';
import type { Lockout } from './lockout.ts';
import type { SendMessage } from './send-message.ts';
import type { Sessions } from './sessions.ts';
import type { Tokens } from './tokens.ts';
import type { Triggers } from './triggers.ts';
import type { Users } from './users.ts';

/** Everything that the operations of the user pool use. `now` is in milliseconds since 1970. */
export interface Pool {
  now: () => number;
  users: Users;
  groups: Groups;
  sessions: Sessions;
  codes: Codes;
  lockout: Lockout;
  challenges: Challenges;
  clients: Clients;
  tokens: Tokens;
  sendMessage: SendMessage;
  triggers: Triggers;
  fakeUserSecret: string;
  accessTokenMinutes: number;
  /**
   * If true, callers choose user names, and email addresses are aliases; if not, email addresses are the user
   * names.
   */
  takesNames: boolean;
  refreshTokenDays: number;
}
