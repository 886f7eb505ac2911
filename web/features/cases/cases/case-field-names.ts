import { caseFieldNames } from '../../../../shared/features/cases/cases/changed-fields.ts';
import type { TextKey } from '../../../platform/i18n/use-text.ts';

export const caseFieldTexts = Object.fromEntries(
  caseFieldNames.map((name): [string, TextKey] => [
    name,
    name === 'father' || name === 'mother' || name === 'guardian'
      ? `cases:section.${name}`
      : `cases:field.${name}`,
  ]),
);
