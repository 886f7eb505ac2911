import type { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import { surveyDays } from '../../../../shared/features/eye/surveys/schema.ts';
import type { Handler } from '../../../composition/context.ts';
import { personOf } from '../../../platform/person-of.ts';
import { checkActive } from '../../../platform/storage/case-is-active.ts';
import { newId } from '../../../platform/storage/new-id.ts';
import { NewSurveysStore } from './new-surveys-store.ts';

export const createSurvey: Handler<typeof surveys.createSurvey> = async (
  { sendTo, language },
  { actor, organization, records, openStore, mails, now },
) => {
  checkActive(records.case);
  const by = personOf(actor);
  const mailOf = (token: string) => {
    if (sendTo === null) return undefined;
    const id = newId('mail', now());
    const write = mails.sendWrite({
      id,
      template: 'survey',
      to: sendTo,
      locale: language,
      script: records.case.emailScript ?? organization.script,
      values: { organization: organization.name, days: String(surveyDays) },
      link: `/${token}`,
    });
    return { id, write };
  };
  return openStore(NewSurveysStore).create(records.case.id, { by, sentTo: sendTo, mailOf });
};
