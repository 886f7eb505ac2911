import { caseFieldNames } from '../../../../shared/features/cases/cases/changed-fields.ts';
import type { TextKey } from '../../../platform/i18n/use-text.ts';

/** Names of the fields of a case, as in its form. */
export const caseFieldTexts = Object.fromEntries(
  caseFieldNames.map((name): [string, TextKey] => [
    name,
    name === 'father' || name === 'mother' ? `cases:section.${name}` : `cases:field.${name}`,
  ]),
);
