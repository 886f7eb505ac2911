import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import { icons } from '../../platform/features/icons.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { features } from '../features.ts';
import type { CommandGroup } from './palette-commands.ts';

const debounceMs = 250;
const searches = features.flatMap(feature => feature.paletteSearches ?? []);

/** Searches records by name among those the user may see. */
export function useRecordSearch(typed: string): { groups: CommandGroup[]; isSearching: boolean } {
  const { t } = useTranslation('shell');
  const to = useTo();
  const navigate = useNavigate();
  const { role } = useSession();
  const [text] = useDebouncedValue(typed, debounceMs);
  const offered = typed === '' ? [] : searches.filter(({ roles }) => roles.includes(role));
  const found = useQueries({
    queries: offered.map(({ page, find }) => ({
      queryKey: ['palette', page, text],
      queryFn: ({ signal }: { signal: AbortSignal }) => find(text, signal),
      enabled: text !== '',
      placeholderData: keepPreviousData,
    })),
  });
  const groups = offered.map(({ title, icon, page }, index) => ({
    id: page,
    title: t(title),
    commands: (found[index]?.data ?? []).map(({ id, label, detail }) => ({
      id,
      label,
      ...(detail && { detail }),
      Icon: icons[icon],
      run: () => navigate(to(page as 'case', { id })),
    })),
  }));
  const isWaiting = text !== typed || found.some(({ isFetching }) => isFetching);
  return { groups, isSearching: offered.length > 0 && isWaiting };
}
