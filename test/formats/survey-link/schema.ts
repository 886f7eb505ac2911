import { SurveyLinkRecord } from '../../../shared/features/eye/surveys/record.ts';

export const schema = SurveyLinkRecord;
