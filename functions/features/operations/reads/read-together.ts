import type { reads } from '../../../../shared/features/operations/reads/endpoints.ts';
import type { Handler } from '../../../composition/context.ts';
import { answerAll } from './answer-all.ts';

export const readTogether: Handler<typeof reads.readTogether> = async (input, { answerRead }) => ({
  answers: await answerAll(input.reads, answerRead),
});
