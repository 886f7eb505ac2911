import { idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';
import type { surveys } from '../../../../shared/features/eye/surveys/endpoints.ts';
import { presentListedSurvey } from '../../../../shared/features/eye/surveys/record.ts';
import type { Handler } from '../../../composition/context.ts';
import { cursorPage } from '../../../platform/http/pagination.ts';
import { SurveysStore } from './surveys-store.ts';

export const listSurveys: Handler<typeof surveys.listSurveys> = async (_, { records, openStore, now }) => {
  const found = await openStore(SurveysStore).list(idsOfCase(records.case));
  const rows = found.map(record => presentListedSurvey(record, now()));
  return cursorPage(rows, { page: 1, perPage: rows.length || 1, next: null, total: rows.length });
};
