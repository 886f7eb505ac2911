import type { Locale } from '../../../../shared/core/fields.ts';
import type { CaseName } from '../../../../shared/features/cases/cases/schema.ts';

/** Sorts children by name in the collation of a language. */
export const sortChildren = <Child extends Pick<CaseName, 'id' | 'fullName'>>(
  children: readonly Child[],
  locale: Locale,
): Child[] =>
  children.toSorted(
    (one, other) =>
      one.fullName.localeCompare(other.fullName, locale === 'zh' ? 'zh-Hans-u-co-pinyin' : 'en') ||
      one.id.localeCompare(other.id),
  );
