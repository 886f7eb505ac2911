import { useDebouncedValue } from '@mantine/hooks';
import { IconUser } from '@tabler/icons-react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { cases } from '../../../shared/features/cases/cases/endpoints.ts';
import { call } from '../../platform/api/call.ts';
import { useSession } from '../../platform/auth/session.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import type { Command } from './palette-commands.ts';

const debounceMs = 250;
const maxResults = 6;

/** Searches children by name among those the user may see. */
export function useCaseSearch(typed: string): { commands: Command[]; isSearching: boolean } {
  const to = useTo();
  const navigate = useNavigate();
  const { role } = useSession();
  const [text] = useDebouncedValue(typed, debounceMs);
  const isEnabled = role !== 'superadmin' && typed !== '';
  const { data, isFetching } = useQuery({
    queryKey: ['palette', 'cases', text],
    queryFn: ({ signal }) => call(cases.searchCases, { text, limit: maxResults }, { signal }),
    enabled: isEnabled && text !== '',
    placeholderData: keepPreviousData,
  });
  const found = isEnabled ? (data?.data ?? []) : [];
  const commands = found.map(({ id, fullName, otherName }) => ({
    id,
    label: fullName,
    ...(otherName && { detail: otherName }),
    Icon: IconUser,
    run: () => navigate(to('case', { id })),
  }));
  return { commands, isSearching: isEnabled && (isFetching || text !== typed) };
}
