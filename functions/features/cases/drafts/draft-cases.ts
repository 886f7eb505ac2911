import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';

/** What was typed about the record itself is of that record; other forms go on where a case was merged. */
const formOfRecord = 'case';

/** The cases among whose drafts that of a form is. */
export const draftCases = (form: string, record: Case): string[] =>
  form === formOfRecord ? [record.id] : idsOfCase(record);
