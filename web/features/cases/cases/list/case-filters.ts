import {
  caseSorts,
  caseSources,
  caseStatuses,
  genderFilters,
  maxAge,
  maxTagLength,
} from '../../../../../shared/features/cases/cases/schema.ts';
import {
  type FilterValues,
  memberFilter,
  oneOf,
  textThat,
  unfiltered,
  wholeNumberUpTo,
} from '../../../../platform/routing/url-filters.ts';

export const listFilters = {
  status: oneOf(caseStatuses, 'active'),
  gender: oneOf(genderFilters),
  ageFrom: wholeNumberUpTo(maxAge),
  ageTo: wholeNumberUpTo(maxAge),
  assignedTo: memberFilter,
  tag: textThat(
    tag => tag.trim() !== '' && [...tag].length <= maxTagLength && !/[\p{Cc}\p{Cs}\p{Zl}\p{Zp}]/u.test(tag),
  ),
  source: oneOf(caseSources),
  sort: oneOf(caseSorts, 'due'),
};
export type ListFilters = FilterValues<typeof listFilters>;

export const defaultFilters = unfiltered(listFilters);
