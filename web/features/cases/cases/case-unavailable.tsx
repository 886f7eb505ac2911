import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { SeekingTree } from '../../../ui/feedback/illustrations.tsx';
import { EmptyList } from '../../../ui/list/list-states.tsx';

export function CaseUnavailable() {
  const { t } = useTranslation('cases');
  const to = useTo();
  usePageTitle(t('gone.title'));
  return (
    <div role="alert">
      <EmptyList
        title={t('gone.title')}
        text={t('gone.text')}
        illustration={<SeekingTree />}
        action={
          <Button component={Link} to={to('cases')} variant="outline">
            {t('gone.button')}
          </Button>
        }
      />
    </div>
  );
}
