import { Button, CopyButton, Group, TextInput } from '@mantine/core';
import { IconCheck, IconCopy } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import layout from '../../../ui/layout/layout.module.css';

/** Shows a new subscription address, which cannot be shown again later. */
export function ShownAddress({ address, onDone }: { address: string; onDone: () => void }) {
  const { t } = useTranslation(['timetable', 'common', 'ui']);
  return (
    <>
      <TextInput
        label={t('feed.address')}
        description={t('feed.once')}
        readOnly
        value={address}
        onFocus={event => event.currentTarget.select()}
      />
      <p className={layout.soft}>{t('feed.how')}</p>
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onDone}>
          {t('common:close')}
        </Button>
        <CopyButton value={address}>
          {({ copied, copy }) => (
            <Button
              leftSection={copied ? <IconCheck size={18} aria-hidden /> : <IconCopy size={18} aria-hidden />}
              onClick={copy}
            >
              <span aria-live="polite">{t(copied ? 'ui:done.copiedIt' : 'feed.copy')}</span>
            </Button>
          )}
        </CopyButton>
      </Group>
    </>
  );
}
