import { Menu } from '@mantine/core';
import {
  IconAlertTriangle,
  IconCircleCheck,
  IconHistory,
  IconKey,
  IconPencil,
  IconPlayerPause,
  IconPlayerPlay,
  IconSend,
  IconTrash,
} from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import type { Webhook } from '../../../../shared/features/organizations/webhooks/schema.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { RecordMenu } from '../../../ui/list/record-menu.tsx';
import styles from '../api-tab/api-tab.module.css';

export type WebhookAction = 'deliveries' | 'test' | 'change' | 'pause' | 'resume' | 'secret' | 'delete';

interface WebhookRowProps {
  webhook: Webhook;
  timeZone: string;
  onAction: (action: WebhookAction) => void;
}

export function WebhookRow({ webhook, timeZone, onAction }: WebhookRowProps) {
  const { t, i18n } = useTranslation('webhooks');
  const { instant } = useInstantsIn(timeZone);
  const { url, events, state, pauseReason, failingSince, madeAt } = webhook;
  const isPaused = state === 'paused';
  const names = new Intl.ListFormat(i18n.language).format(events.map(event => t(`event.${event}`)));
  const item = (action: WebhookAction, icon: React.ReactNode) => (
    <Menu.Item leftSection={icon} onClick={() => onAction(action)}>
      {t(`act.${action}`)}
    </Menu.Item>
  );
  return (
    <li className={styles.withMenu}>
      <div>
        <div className={layout.meta}>
          <p className={layout.strong} dir="ltr">
            {url}
          </p>
          <WebhookStatus webhook={webhook} />
        </div>
        <p>{names}</p>
        {isPaused && (
          <p className={`${layout.soft} ${layout.small}`}>{t(`paused.${pauseReason ?? 'admin'}`)}</p>
        )}
        {!isPaused && failingSince && (
          <p className={`${layout.soft} ${layout.small}`}>
            {t('failingSince', { time: instant(failingSince) })}
          </p>
        )}
        <p className={`${layout.soft} ${layout.small}`}>{t('made', { day: instant(madeAt) })}</p>
      </div>
      <RecordMenu label={t('menuOf', { url })}>
        {item('deliveries', <IconHistory size={18} />)}
        {!isPaused && item('test', <IconSend size={18} />)}
        <Menu.Divider />
        {item('change', <IconPencil size={18} />)}
        {isPaused
          ? item('resume', <IconPlayerPlay size={18} />)
          : item('pause', <IconPlayerPause size={18} />)}
        {item('secret', <IconKey size={18} />)}
        <Menu.Divider />
        <Menu.Item color="red" leftSection={<IconTrash size={18} />} onClick={() => onAction('delete')}>
          {t('act.delete')}
        </Menu.Item>
      </RecordMenu>
    </li>
  );
}

function WebhookStatus({ webhook: { state, failingSince } }: { webhook: Webhook }) {
  const { t } = useTranslation('webhooks');
  if (state === 'paused') return <Status label={t('state.paused')} Icon={IconPlayerPause} tone="attention" />;
  if (failingSince) return <Status label={t('state.failing')} Icon={IconAlertTriangle} tone="danger" />;
  return <Status label={t('state.active')} Icon={IconCircleCheck} tone="good" />;
}
