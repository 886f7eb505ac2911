import type { PublicSurvey } from '../../../../../shared/features/eye/surveys/answer.schema.ts';
import type { surveys } from '../../../../../shared/features/eye/surveys/endpoints.ts';
import { postPublic } from '../../../../platform/api/post-public.ts';

/** Opens the questionnaire that a token belongs to. @throws CallError */
export const openSurvey = (token: string): Promise<PublicSurvey> =>
  postPublic<typeof surveys.openSurvey>('surveys/open', { token });
