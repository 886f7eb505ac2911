import { useDebouncedValue } from '@mantine/hooks';
import { skipToken, useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import type { InputOf } from '../../../../../shared/core/endpoint.ts';
import type { cases } from '../../../../../shared/features/cases/cases/endpoints.ts';
import { CaseFields } from '../../../../../shared/features/cases/cases/schema.ts';
import { logWarning } from '../../../../platform/api/log.ts';
import { queryClient } from '../../../../platform/api/query-client.ts';
import { duplicatesQuery } from '../queries.ts';
import { type CaseValues, toFields } from './case-values.ts';

const debounceMs = 600;

type DuplicatesQuery = InputOf<typeof cases.duplicateCases>;

const firstOf = (...texts: (string | null | undefined)[]): string | null => texts.find(Boolean) ?? null;

/** Builds the search for duplicates from the form values: the name, and other fields that are valid. */
function duplicatesInputOf(values: CaseValues): DuplicatesQuery | undefined {
  const typed = toFields(values);
  const { fullName, otherName, birthDate, contactEmail, mobile, country } = CaseFields.shape;
  const people = [typed.mother, typed.father, typed.guardian];
  const name = fullName.safeParse(typed.fullName).data;
  const question = {
    fullName: name ?? '',
    otherName: otherName.safeParse(typed.otherName).data ?? null,
    birthDate: birthDate.safeParse(typed.birthDate).data ?? null,
    contactEmail:
      contactEmail.safeParse(firstOf(typed.contactEmail, ...people.map(one => one?.email))).data ?? null,
    mobile: mobile.safeParse(firstOf(typed.mobile, ...people.map(one => one?.mobile))).data ?? null,
    country: country.safeParse(typed.country).data ?? null,
  };
  return name ? question : undefined;
}

/** Searches for possible duplicates while the user types, and again before saving. */
export function useDuplicates(values: CaseValues) {
  const question = duplicatesInputOf(values);
  const [debouncedInput] = useDebouncedValue(JSON.stringify(question ?? null), debounceMs);
  const [checkedInput, setCheckedInput] = useState('');
  const current = JSON.stringify(question ?? null);
  const isEnabled = question !== undefined && (debouncedInput === current || checkedInput === current);
  const { data } = useQuery({
    ...duplicatesQuery(question ?? { fullName: '' }),
    ...(!isEnabled && { queryFn: skipToken }),
  });
  const found = isEnabled && data && (data.data.length > 0 || data.isHidden) ? data : undefined;

  /** Ids of duplicates already shown, so that the user is not asked twice about the same child. */
  const shown = useRef(new Set<string>());
  useEffect(() => {
    for (const { id } of found?.data ?? []) shown.current.add(id);
  }, [found]);

  /** Whether there are duplicates that the user has not seen yet. A failed search does not block saving. */
  async function hasUnseenDuplicates(checked: CaseValues): Promise<boolean> {
    const input = duplicatesInputOf(checked);
    if (!input || found?.data.length) return false;
    try {
      const answer = await queryClient.fetchQuery(duplicatesQuery(input));
      setCheckedInput(JSON.stringify(input));
      return answer.data.some(({ id }) => !shown.current.has(id));
    } catch (error) {
      logWarning('Possible duplicates could not be searched', error);
      return false;
    }
  }

  return { found, mustBeSeen: hasUnseenDuplicates };
}
