import { Button, Group, Modal } from '@mantine/core';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useTo } from '../i18n/use-lang.ts';
import { type News, onNews } from '../session/other-tabs.ts';
import { useSession } from '../session/session.ts';
import { switchOrganization } from '../session/switch-organization.ts';
import { toastFailed } from '../ui/toast.ts';
import { hasUnsavedWork } from '../ui/unsaved-work.ts';
import styles from './elsewhere-dialog.module.css';

type Switched = Extract<News, { kind: 'switched' }>;

/**
 * Another tab opened another organisation, or signed out. A tab without unsaved work follows at once;
 * one with unsaved work asks.
 */
export function ElsewhereDialog() {
  const { t } = useTranslation('shell');
  const to = useTo();
  const errorText = useErrorText();
  const slug = useSession().organization?.organizationSlug;
  const [switched, setSwitched] = useState<Switched>();
  const home = to('home');
  const login = to('login');

  useEffect(
    () =>
      onNews(news => {
        const isHere = news.kind === 'switched' && news.slug === slug;
        if (isHere) setSwitched(undefined);
        else if (!hasUnsavedWork()) location.assign(news.kind === 'switched' ? home : login);
        else if (news.kind === 'switched') setSwitched(news);
      }),
    [slug, home, login],
  );

  async function switchBack(): Promise<void> {
    if (!slug) return;
    try {
      await switchOrganization(slug);
      setSwitched(undefined);
    } catch (error) {
      toastFailed(errorText(error));
    }
  }

  return (
    <Modal
      opened={switched !== undefined}
      onClose={() => undefined}
      withCloseButton={false}
      title={t('elsewhere.title', { name: switched?.name })}
    >
      <p className={styles.text}>{t('elsewhere.text')}</p>
      <Group justify="flex-end" gap="xs" mt="lg">
        <Button variant="default" onClick={() => location.assign(home)}>
          {t('elsewhere.follow')}
        </Button>
        <Button onClick={switchBack}>{t('elsewhere.switchBack')}</Button>
      </Group>
    </Modal>
  );
}
