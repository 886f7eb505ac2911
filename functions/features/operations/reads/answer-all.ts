import { AppError } from '../../../../shared/core/errors.ts';
import { maxJointAnswerBytes } from '../../../../shared/core/limits.ts';
import type { JointAnswer, JointRead } from '../../../../shared/features/operations/reads/schema.ts';
import type { AnswerRead } from '../../../platform/http/joint-reads.ts';

/**
 * Answers several reads that a client sent in one request, all at the same time. If a response would be too
 * large, the client gets `server.busy` for it and can send that read alone.
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
