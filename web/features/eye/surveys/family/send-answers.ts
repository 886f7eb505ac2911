import type { surveys } from '../../../../../shared/features/eye/surveys/endpoints.ts';
import { CallError } from '../../../../platform/api/call-error.ts';
import { postPublic } from '../../../../platform/api/post-public.ts';
import type { AnswerRequest } from './answer-values.ts';
import { openSurvey } from './open-survey.ts';

/**
 * Sends a family's answers. Returns whether the server already has other answers to this questionnaire, such
 * as those whose response was lost before the family changed them.
 * @throws CallError if the answers are rejected or may not have arrived
 */
export async function sendAnswers(request: AnswerRequest): Promise<boolean> {
  try {
    await postPublic<typeof surveys.answerSurvey>('surveys', request);
    return false;
  } catch (error) {
    if (!(error instanceof CallError) || error.code !== 'survey.closed') throw error;
    // A link that is still live is closed only for answers other than the stored ones.
    const { state } = await openSurvey(request.token);
    if (state !== 'answered' && state !== 'live') throw error;
    return true;
  }
}
