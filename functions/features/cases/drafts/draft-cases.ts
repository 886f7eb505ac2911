import { type Case, idsOfCase } from '../../../../shared/features/cases/cases/schema.ts';

/**
 * The form that edits a case. A draft of this form stays with its own case after a merge; drafts of all other
 * forms are offered on the surviving case.
 */
const formOfRecord = 'case';

/**
 * Ids of the cases whose drafts of a form are offered on this case: itself and, unless the form is
 * `formOfRecord`, the cases merged into it.
 */
export const draftCases = (form: string, record: Case): string[] =>
  form === formOfRecord ? [record.id] : idsOfCase(record);
