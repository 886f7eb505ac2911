import { ageOn } from '../../../../shared/core/age.ts';
import type { CaseFilters, CaseIndexRow } from '../../../../shared/features/cases/cases/schema.ts';
import { foldText } from '../../../platform/search/fold-text.ts';

/**
 * Returns a function that applies the filters to index rows of cases. It ignores the filter for assignees,
 * because rows do not contain them.
 * @param today for computing ages, `YYYY-MM-DD`
 */
export function filterOf({
  status,
  gender,
  ageFrom,
  ageTo,
  tag,
  source,
  today,
}: CaseFilters & { today: string }): (line: CaseIndexRow) => boolean {
  const foldedTag = tag && foldText(tag);
  const isAgeAsked = ageFrom !== null || ageTo !== null;
  return line => {
    if (line.status !== status) return false;
    if (gender && (line.gender ?? 'notStated') !== gender) return false;
    if (source && line.source !== source) return false;
    if (foldedTag && !line.tags.some(own => foldText(own) === foldedTag)) return false;
    if (!isAgeAsked) return true;
    const age = line.birthDate && ageOn(line.birthDate, today);
    return age ? age.years >= (ageFrom ?? 0) && age.years <= (ageTo ?? age.years) : false;
  };
}

export function isNarrowing({ gender, ageFrom, ageTo, tag, source }: CaseFilters): boolean {
  return [gender, ageFrom, ageTo, tag, source].some(value => value !== null);
}
