import type { SelectProps } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { colleagueSearchQuery } from '../../platform/lookups/colleagues.ts';
import { matchesName } from '../../platform/lookups/matches-name.ts';

type ColleagueSearch = Required<Pick<SelectProps, 'searchable' | 'filter' | 'onDropdownOpen'>>;

/** Props of a select of members by name. Their search words are read when it is opened. */
export function useColleagueSearch(): ColleagueSearch {
  const [isOpened, setOpened] = useState(false);
  const { data } = useQuery({ ...colleagueSearchQuery, enabled: isOpened });
  const filter = useMemo<ColleagueSearch['filter']>(() => {
    const words = new Map(data?.data.map(({ id, searchWords }) => [id, searchWords]));
    return ({ options, search }) =>
      options.filter(
        option =>
          'value' in option &&
          matchesName({ fullName: option.label, searchWords: words.get(option.value) }, search),
      );
  }, [data]);
  return { searchable: true, filter, onDropdownOpen: () => setOpened(true) };
}
