import { registrationReceiptsPerHour } from '../../../../shared/core/limits.ts';
import type { SurveyAnswerRecord, SurveyRecord } from '../../../../shared/features/eye/surveys/record.ts';
import type { ReactionContext } from '../../../composition/reaction-context.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import type { Write } from '../../../platform/storage/write.ts';

/** A receipt for the recipient of the link. It does not contain the answers. */
export async function receiptOf(
  { sentTo: to }: SurveyRecord,
  { language, script }: NonNullable<SurveyAnswerRecord['given']>,
  { organization, mails, publicFaces, hourlyLimiter, now }: ReactionContext,
): Promise<{ id: string; write: Write } | undefined> {
  const face = to === null ? undefined : await publicFaces.read(organization);
  if (to === null || !face) return undefined;
  if (!(await hourlyLimiter.tryConsume('registration-receipt', to, registrationReceiptsPerHour)))
    return undefined;
  const id = newId('mail', now());
  const write = mails.sendWrite({
    id,
    template: 'survey-receipt',
    to,
    locale: language,
    script: script ?? face.script,
    values: { organization: face.name },
    link: null,
  });
  return { id, write };
}
