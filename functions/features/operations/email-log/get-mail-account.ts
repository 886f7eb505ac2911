import type { emailLog } from '../../../../shared/features/operations/email-log/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';

export const getMailAccount: AccountHandler<typeof emailLog.getMailAccount> = async (_, { mailAccount }) => ({
  account: (await mailAccount.get()) ?? null,
});
