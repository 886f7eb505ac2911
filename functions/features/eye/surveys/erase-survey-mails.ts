import { SurveyRecord } from '../../../../shared/features/eye/surveys/record.ts';
import type { CaseDataScope } from '../../../composition/case-data-part.ts';
import { deleteMails } from '../../../platform/mail/delete-mails.ts';
import { surveyPrefix } from '../survey-keys.ts';

export async function eraseSurveyMails({ table, organization, items }: CaseDataScope): Promise<void> {
  const surveys = items.filter(({ sk }) => sk.startsWith(surveyPrefix)).map(item => SurveyRecord.parse(item));
  await deleteMails(
    table,
    organization,
    surveys.flatMap(({ mails }) => mails),
  );
}
