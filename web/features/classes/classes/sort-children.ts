import type { Locale } from '../../../../shared/core/fields.ts';
import type { ClassChild } from '../../../../shared/features/classes/classes/schema.ts';

/** Children by their name, as it is sorted in a language. */
export const sortChildren = (children: readonly ClassChild[], locale: Locale): ClassChild[] =>
  children.toSorted(
    (one, other) =>
      one.fullName.localeCompare(other.fullName, locale === 'zh' ? 'zh-Hans-u-co-pinyin' : 'en') ||
      one.id.localeCompare(other.id),
  );
