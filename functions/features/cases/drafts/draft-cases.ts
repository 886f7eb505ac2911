import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';

/**
 * Form whose drafts belong to one case only. After a merge, drafts of other forms continue on the surviving
 * case.
 */
const formOfRecord = 'case';

/** Ids of the cases whose drafts of the form may be continued on this case. */
export const draftCases = (form: string, record: Case): string[] =>
  form === formOfRecord ? [record.id] : idsOfCase(record);
