import { Button, Modal } from '@mantine/core';
import { IconArrowsExchange } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { forgetOnDevice, type SessionEnd } from '../../platform/auth/device-data.ts';
import { coverScreen } from '../../platform/auth/screen-cover.ts';
import { useSession } from '../../platform/auth/session.ts';
import { switchOrganization } from '../../platform/auth/switch-organization.ts';
import { onTabMessage, type TabMessage } from '../../platform/auth/tab-channel.ts';
import { tabToken } from '../../platform/auth/tab-token.ts';
import { useErrorText } from '../../platform/i18n/use-error-text.ts';
import { useTo } from '../../platform/i18n/use-locale.ts';
import { hardNavigate } from '../../platform/routing/hard-navigate.ts';
import { hasUnsavedWork } from '../../platform/unsaved-work.ts';
import { toastFailed } from '../../ui/feedback/toast.ts';
import styles from './other-organization-bar.module.css';

/** Prevents Escape in this question from also closing the Mantine dialog below it. */
const stopEscape = { 'data-mantine-stop-propagation': true };

/** Hides this page, deletes the user's data on the device and opens another URL without a prompt. */
function leave(end: SessionEnd, address: string): void {
  coverScreen();
  void forgetOnDevice(end);
  hardNavigate(address);
}

type Switched = Extract<TabMessage, { kind: 'switched' }>;

/**
 * Handles a switch of organisation or a sign-out in another tab. This tab follows, except that it first asks
 * the user about unsaved work after a switch.
 */
export function OtherOrganizationBar() {
  const { t } = useTranslation('shell');
  const to = useTo();
  const errorText = useErrorText();
  const slug = useSession().organization?.organizationSlug;
  const [switched, setSwitched] = useState<Switched>();
  const [isSwitching, setSwitching] = useState(false);
  const home = to('home');
  const login = to('login');

  useEffect(
    () =>
      onTabMessage(news => {
        if (tabToken() !== undefined) return;
        if (news.kind === 'signed-out') leave('ended', login);
        else if (news.slug === slug) setSwitched(undefined);
        else if (hasUnsavedWork()) setSwitched(news);
        else leave('switched', home);
      }),
    [slug, home, login],
  );

  async function switchBack(): Promise<void> {
    if (!slug) return;
    setSwitching(true);
    try {
      await switchOrganization(slug);
      setSwitched(undefined);
    } catch (error) {
      toastFailed(errorText(error));
    }
    setSwitching(false);
  }

  return (
    <Modal.Root
      opened={switched !== undefined}
      onClose={() => undefined}
      size="100%"
      yOffset={0}
      xOffset={0}
      radius={0}
      centered={false}
      zIndex={300}
    >
      <Modal.Overlay className={styles.veil} />
      <Modal.Content aria-label={t('elsewhere.title', { name: switched?.name })}>
        <div className={styles.bar}>
          <IconArrowsExchange size={20} aria-hidden className={styles.icon} />
          <div className={styles.words}>
            <strong>{t('elsewhere.title', { name: switched?.name })}</strong>
            <p>{t('elsewhere.text')}</p>
          </div>
          <div className={styles.acts}>
            <Button variant="default" {...stopEscape} onClick={() => leave('switched', home)}>
              {t('elsewhere.follow')}
            </Button>
            <Button data-autofocus {...stopEscape} loading={isSwitching} onClick={switchBack}>
              {t('elsewhere.switchBack')}
            </Button>
          </div>
        </div>
      </Modal.Content>
    </Modal.Root>
  );
}
