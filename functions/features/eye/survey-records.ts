import { caseIdFromChildId, Id } from '../../../shared/core/ids.ts';
import type { RecordTypes } from '../../platform/http/record-types.ts';
import { surveyKey } from './survey-keys.ts';

const SurveyId = Id('survey');

export const surveyRecords: RecordTypes<'survey'> = {
  survey: {
    key: (organization, id) =>
      organization !== null && SurveyId.safeParse(id).success
        ? surveyKey(organization, String(id))
        : undefined,
    schema: async () => (await import('../../../shared/features/eye/surveys/record.ts')).SurveyRecord,
    isVisible: () => true,
    parent: {
      type: 'case',
      idOf: id => (SurveyId.safeParse(id).success ? caseIdFromChildId(String(id)) : undefined),
    },
  },
};
