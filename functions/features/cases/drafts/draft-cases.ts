import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';

/**
 * Only a draft of the case form belongs to one record; drafts of other forms continue on the surviving case.
 */
const formOfRecord = 'case';

/** The cases in which to look for a draft of the form. */
export const draftCases = (form: string, record: Case): string[] =>
  form === formOfRecord ? [record.id] : idsOfCase(record);
