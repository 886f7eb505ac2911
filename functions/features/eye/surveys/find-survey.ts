import { AppError } from '../../../../shared/core/errors.ts';
import type { SurveyLinkRecord } from '../../../../shared/features/eye/surveys/record.ts';
import { todayIn } from '../../../../shared/features/organizations/organizations/record.ts';
import type { PublicContext } from '../../../composition/public-context.ts';

type PublicFace = NonNullable<Awaited<ReturnType<PublicContext['publicFaces']['read']>>>;

/** The state of a questionnaire link. If the organisation's licence has ended, the link counts as expired. */
type FoundSurvey =
  | { state: 'invalid' }
  | { state: 'expired' | 'answered'; face: PublicFace }
  | { state: 'live'; link: SurveyLinkRecord; face: PublicFace };

/** @throws server.busy if the organisation was created seconds ago, and its public data are not stored yet */
export async function findSurvey(
  { publicFaces, now }: Pick<PublicContext, 'publicFaces' | 'now'>,
  link: SurveyLinkRecord | undefined,
): Promise<FoundSurvey> {
  if (!link || link.state === 'closed') return { state: 'invalid' };
  const face = await publicFaces.read(link.organization);
  if (!face) throw new AppError('server.busy');
  if (face.isArchived) return { state: 'invalid' };
  if (link.state === 'answered') return { state: 'answered', face };
  const hasEnded = face.endsOn < todayIn(face.timeZone, now());
  if (hasEnded || Date.parse(link.until) <= now()) return { state: 'expired', face };
  return { state: 'live', link, face };
}
