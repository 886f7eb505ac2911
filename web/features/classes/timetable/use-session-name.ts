import { useTranslation } from 'react-i18next';
import type { SessionRow } from '../../../../shared/features/classes/sessions/schema.ts';
import { sessionName } from '../sessions/session-name.ts';

export function useSessionName(): (session: SessionRow) => string {
  const { t } = useTranslation('sessions');
  return session => sessionName(session, t);
}
