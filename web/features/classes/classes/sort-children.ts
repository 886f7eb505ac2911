import { type LanguageTag, languages } from '../../../../shared/core/languages.ts';
import type { CaseName } from '../../../../shared/features/cases/cases/schema.ts';

export const sortChildren = <Child extends Pick<CaseName, 'id' | 'fullName'>>(
  children: readonly Child[],
  language: LanguageTag,
): Child[] =>
  children.toSorted(
    (one, other) =>
      one.fullName.localeCompare(other.fullName, languages[language].collation) ||
      one.id.localeCompare(other.id),
  );
