import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { icons } from '../../platform/features/icons.ts';
import { isOffered } from '../../platform/features/is-offered.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { features } from '../features.ts';
import type { CommandGroup } from './palette-commands.ts';

const debounceMs = 250;
export const searches = features.flatMap(feature => feature.paletteSearches ?? []);

export function useRecordSearch(typed: string): { groups: CommandGroup[]; isSearching: boolean } {
  const { t } = useTranslation('shell');
  const to = useTo();
  const navigate = useNavigate();
  const session = useSession();
  const [text] = useDebouncedValue(typed, debounceMs);
  const offered = typed === '' ? [] : searches.filter(search => isOffered(search, session));
  const { data, isFetching } = useQuery({
    queryKey: ['palette', text],
    queryFn: ({ signal }) => Promise.all(offered.map(({ find }) => find(text, signal))),
    enabled: offered.length > 0 && text !== '',
    placeholderData: keepPreviousData,
  });
  const groups = offered.map(({ title, icon, page }, index) => ({
    id: page,
    title: t(title),
    commands: (data?.[index] ?? []).map(({ id, label, detail }) => ({
      id,
      label,
      ...(detail && { detail }),
      Icon: icons[icon],
      run: () => navigate(to(page as 'case', { id })),
    })),
  }));
  return { groups, isSearching: offered.length > 0 && (isFetching || text !== typed) };
}
