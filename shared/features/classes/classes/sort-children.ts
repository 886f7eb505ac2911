import { type LanguageTag, languages } from '../../../core/languages.ts';
import type { CaseName } from '../../cases/cases/schema.ts';

/** Children in the order of their names, Chinese ones by pinyin. */
export const sortChildren = <Child extends Pick<CaseName, 'id' | 'fullName'>>(
  children: readonly Child[],
  language: LanguageTag,
): Child[] =>
  children.toSorted(
    (one, other) =>
      one.fullName.localeCompare(other.fullName, languages[language].collation) ||
      one.id.localeCompare(other.id),
  );
