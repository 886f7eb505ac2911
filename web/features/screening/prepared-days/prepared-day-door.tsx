import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { hasPreparedDay } from '../../../platform/offline/prepared-day.ts';
import { UnlockDay } from './unlock-day.tsx';
import { useCurrentDay } from './use-current-day.ts';

/** Link to the prepared day of this device, shown on the offline page. */
export function Component() {
  const { t } = useTranslation('preparedDay');
  const to = useTo();
  const { revalidate } = useRevalidator();
  if (useCurrentDay())
    return (
      <Button component={Link} variant="default" to={`${to('screenings')}?tab=class`}>
        {t('unlock.back')}
      </Button>
    );
  return hasPreparedDay() ? <UnlockDay onOpened={() => void revalidate()} /> : null;
}
