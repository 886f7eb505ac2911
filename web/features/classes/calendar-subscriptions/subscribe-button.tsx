import { ActionIcon, Tooltip } from '@mantine/core';
import { IconCalendarRepeat } from '@tabler/icons-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyComponent } from '../../../ui/lazy-component.tsx';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';

const SubscribeDialog = lazyComponent(async () => (await import('./subscribe-dialog.tsx')).SubscribeDialog);

export function SubscribeButton() {
  const { t } = useTranslation('timetable');
  const isPhone = useIsPhone();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Tooltip label={t('feed.action')}>
        <ActionIcon
          variant="default"
          size={isPhone ? 44 : 36}
          aria-label={t('feed.action')}
          onClick={() => setOpen(true)}
        >
          <IconCalendarRepeat size={18} aria-hidden />
        </ActionIcon>
      </Tooltip>
      {isOpen && <SubscribeDialog onClose={() => setOpen(false)} />}
    </>
  );
}
