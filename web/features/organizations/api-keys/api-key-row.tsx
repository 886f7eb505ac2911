import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { apiKeyState, type ShownApiKey } from '../../../../shared/features/organizations/api-keys/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import layout from '../../../ui/layout/layout.module.css';
import { useScopeName } from './use-scope-name.ts';

interface ApiKeyRowProps {
  apiKey: ShownApiKey;
  timeZone: string;
  onRevoke: () => void;
}

export function ApiKeyRow({ apiKey, timeZone, onRevoke }: ApiKeyRowProps) {
  const { t, i18n } = useTranslation(['apiKeys', 'ui']);
  const { date } = useCalendarDates();
  const { instant } = useInstantsIn(timeZone);
  const scopeName = useScopeName();
  const state = apiKeyState(apiKey, Date.now());
  const isResting = state === 'active' && !apiKey.isMakerAdmin;
  const names = new Intl.ListFormat(i18n.language).format(apiKey.scopes.map(scopeName));
  const end = instant(apiKey.revokedAt ?? apiKey.until);
  return (
    <li>
      <div>
        <p className={layout.strong} dir="auto">
          {apiKey.name}
        </p>
        <p>{names}</p>
        <p className={`${layout.soft} ${layout.small}`}>
          {t(isResting ? 'state.resting' : `state.${state}`, { day: end })}
          {' · '}
          {apiKey.lastUsedOn ? t('lastUsed', { day: date(apiKey.lastUsedOn) }) : t('neverUsed')}
        </p>
        {isResting && <p className={`${layout.soft} ${layout.small}`}>{t('restingText')}</p>}
        <p className={`${layout.soft} ${layout.small}`}>
          {t('ending', { ending: apiKey.ending })}
          {' · '}
          {t('made', { name: apiKey.madeByName ?? t('left'), day: instant(apiKey.madeAt) })}
        </p>
      </div>
      {state === 'active' && (
        <Button variant="default" aria-label={t('revokeOf', { name: apiKey.name })} onClick={onRevoke}>
          {t('ui:act.revoke')}
        </Button>
      )}
    </li>
  );
}
