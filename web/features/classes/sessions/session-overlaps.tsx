import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { sessionListQuery } from './queries.ts';
import { sessionName } from './session-name.ts';
import { useSessionDates } from './use-session-dates.ts';

export function SessionOverlaps({ session: { date, overlaps } }: { session: Session }) {
  const { t } = useTranslation('sessions');
  const { times } = useSessionDates();
  const { data = [] } = useQuery(sessionListQuery({ from: date, to: date }));
  return (
    <Notice tone="attention">
      <strong>{t('overlap.title', { count: overlaps.length })}</strong>
      {overlaps.map(({ sessionId, shared }) => {
        const other = data.find(({ id }) => id === sessionId);
        return (
          other && (
            <p key={sessionId}>
              {t('overlap.line', {
                name: sessionName(other, t),
                time: times(other),
                shared: shared.map(name => t(`overlap.${name}`)).join(t('and')),
              })}
            </p>
          )
        );
      })}
    </Notice>
  );
}
