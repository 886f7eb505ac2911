import { Button } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { switchOrganization } from '../../../platform/auth/switch-organization.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { hardNavigate } from '../../../platform/routing/hard-navigate.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastFailed } from '../../../ui/feedback/toast.ts';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import type { DayStore } from './day-store.ts';

/** Shown instead of a prepared day of another organisation; offers to open that organisation. */
export function OtherOrganization({ store }: { store: DayStore }) {
  const { t } = useTranslation(['preparedDay', 'classes']);
  const page = `${useTo()('screenings')}?tab=class`;
  const errorText = useErrorText();
  const [isSwitching, setSwitching] = useState(false);
  const { organization, session } = store.content;
  const name = session.organization?.name ?? organization;

  async function open(): Promise<void> {
    setSwitching(true);
    try {
      await switchOrganization(organization);
      hardNavigate(page);
    } catch (error) {
      setSwitching(false);
      toastFailed(errorText(error));
    }
  }

  return (
    <>
      <PageHeader title={t('classes:runTitle')} />
      <Notice
        tone="attention"
        action={
          <Button loading={isSwitching} onClick={open}>
            {t('other.switch', { name })}
          </Button>
        }
      >
        {t('other.text', { name })}
      </Notice>
    </>
  );
}
