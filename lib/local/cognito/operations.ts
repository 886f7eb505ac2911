import type { Operation } from './operation.ts';
import { answerChallengeOperations } from './operations/answer-challenge.ts';
import { describePoolOperations } from './operations/describe-pool.ts';
import { forgottenPasswordOperations } from './operations/forgotten-password.ts';
import { groupOperations } from './operations/groups.ts';
import { inviteUserOperations } from './operations/invite-user.ts';
import { listUserOperations } from './operations/list-users.ts';
import { manageUserOperations } from './operations/manage-users.ts';
import { ownAccountOperations } from './operations/own-account.ts';
import { sessionOperations } from './operations/sessions.ts';
import { softwareTokenOperations } from './operations/software-token.ts';
import { startSignInOperations } from './operations/start-sign-in.ts';
import { unusedFactorOperations } from './operations/unused-factors.ts';

export const operations: ReadonlyMap<string, Operation> = new Map(
  Object.entries({
    ...startSignInOperations,
    ...answerChallengeOperations,
    ...sessionOperations,
    ...inviteUserOperations,
    ...manageUserOperations,
    ...listUserOperations,
    ...groupOperations,
    ...ownAccountOperations,
    ...forgottenPasswordOperations,
    ...softwareTokenOperations,
    ...unusedFactorOperations,
    ...describePoolOperations,
  }),
);
