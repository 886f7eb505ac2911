import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';

/** A draft of the case form belongs to that record; drafts of other forms continue on the merged case. */
const formOfRecord = 'case';

/** The cases in which to look for the draft of a form. */
export const draftCases = (form: string, record: Case): string[] =>
  form === formOfRecord ? [record.id] : idsOfCase(record);
