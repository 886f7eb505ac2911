import { useQueries } from '@tanstack/react-query';
import { useSession } from '../../../platform/auth/session.ts';
import type { LoadedContribution } from '../../../platform/features/contribution.ts';
import type {
  AttentionEntry,
  AttentionReader,
  Waiting,
} from '../../../platform/features/dashboard-places.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLocale } from '../../../platform/i18n/use-locale.ts';

export type LoadedAttention = LoadedContribution<AttentionEntry>;

/** Result of an attention entry; neither `waiting` nor `error` is set while loading. */
export interface AttentionState {
  entry: LoadedAttention;
  waiting: Waiting | undefined;
  error: unknown;
  retry: () => void;
}

/** Loads each attention entry separately, so that a failure affects only that entry. Most urgent first. */
export function useAttention(entries: readonly LoadedAttention[]) {
  const { id, role, organization, modules } = useSession();
  const lang = useLocale();
  const { recentDate: date } = useCalendarDates();
  const today = todayIn(organization?.timeZone);
  const reader: AttentionReader = { id, role, organization, modules, today, date };
  const ordered = [...entries].sort((one, other) => one.order - other.order);
  const answers = useQueries({
    queries: ordered.map(({ key, part }) => ({
      queryKey: [...part.queryKey, 'attention', key, today, lang],
      queryFn: ({ signal }: { signal: AbortSignal }) => part.find(reader, signal),
    })),
  });
  const states: AttentionState[] = ordered.flatMap((entry, index) => {
    const answer = answers[index];
    if (!answer) return [];
    const { data: waiting, error, refetch } = answer;
    return [{ entry, waiting, error: waiting ? null : error, retry: () => void refetch() }];
  });
  return { reader, states };
}
