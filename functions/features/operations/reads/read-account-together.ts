import type { reads } from '../../../../shared/features/operations/reads/endpoints.ts';
import type { AccountHandler } from '../../../composition/context.ts';
import { answerAll } from './answer-all.ts';

export const readAccountTogether: AccountHandler<typeof reads.readAccountTogether> = async (
  input,
  { answerRead },
) => ({ answers: await answerAll(input.reads, answerRead) });
