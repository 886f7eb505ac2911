import { AppError } from '../../../../shared/core/errors.ts';
import { maxJointAnswerBytes } from '../../../../shared/core/limits.ts';
import type { JointAnswer, JointRead } from '../../../../shared/features/operations/reads/schema.ts';
import type { AnswerRead } from '../../../platform/http/joint-reads.ts';

/**
 * Answers the reads that a client sent together in one request, concurrently. A response that would exceed
 * the size limit is replaced by `server.busy`; the client can repeat that read in a request of its own.
 */
export async function answerAll(reads: JointRead[], answer: AnswerRead): Promise<JointAnswer[]> {
  const answers = await Promise.all(reads.map(answer));
  let bytes = 0;
  return answers.map(given => {
    bytes += Buffer.byteLength(JSON.stringify(given.body));
    if (bytes <= maxJointAnswerBytes) return given;
    const { status, body } = new AppError('server.busy');
    return { status, body };
  });
}
