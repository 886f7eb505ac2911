import { IconCalendarDue } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { eyeReports } from '../../../../shared/features/eye/eye-reports/endpoints.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { todayIn } from '../../../platform/i18n/today-in.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { FigureCard } from '../../../ui/layout/figure-card.tsx';

/** Upper limit of the count; more is shown as "50+". */
const maxCounted = 50;

/** Number of children due for an eye visit whose family has not been contacted yet. */
function RecallsCard() {
  const { t } = useTranslation('dashboard');
  const to = useTo();
  const { organization } = useSession();
  const until = todayIn(organization?.timeZone);
  const { data, isPending } = useQuery({
    queryKey: ['eye', 'recalls', 'count', until],
    queryFn: () => call(eyeReports.searchRecalls, { until, state: 'waiting', limit: maxCounted }),
  });
  return (
    <FigureCard
      Icon={IconCalendarDue}
      title={t('recalls.title')}
      href={`${to('eyeReports')}?tab=recalls&when=due&state=waiting`}
      isPending={isPending}
      count={data?.data.length}
      isAtLeast={data !== undefined && data.meta.next !== null}
      note={t('recalls.note')}
    />
  );
}

export { RecallsCard as Component };
