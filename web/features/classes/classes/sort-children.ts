import type { Locale } from '../../../../shared/core/fields.ts';
import type { CaseName } from '../../../../shared/features/cases/cases/schema.ts';

/** Children by their name, as it is sorted in a language. */
export const sortChildren = <Child extends Pick<CaseName, 'id' | 'fullName'>>(
  children: readonly Child[],
  locale: Locale,
): Child[] =>
  children.toSorted(
    (one, other) =>
      one.fullName.localeCompare(other.fullName, locale === 'zh' ? 'zh-Hans-u-co-pinyin' : 'en') ||
      one.id.localeCompare(other.id),
  );
