import { Button } from '@mantine/core';
import {
  IconCalendarOff,
  IconCertificate,
  IconCircleCheck,
  IconCircleX,
  IconClock,
  IconLock,
} from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Module } from '../../../../shared/core/permissions.ts';
import type { ModuleState } from '../../../../shared/features/organizations/module-access/schema.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import styles from './module-card.module.css';
import { ModuleFacts } from './module-facts.tsx';
import { useModuleRequest } from './use-module-request.ts';
import { useModuleState } from './use-module-state.ts';

export function ModuleCard({ module }: { module: Module }) {
  const { t } = useTranslation('licences');
  const state = useModuleState(module);
  const title = useId();
  return (
    <section className={styles.root} aria-labelledby={title}>
      <header className={styles.header}>
        <h2 id={title}>{t(`module.${module}`)}</h2>
        <ModuleStatus state={state} />
      </header>
      <ModuleFacts state={state} />
      <footer className={styles.footer}>
        {state.status === 'granted' ? <OpenButton /> : <RequestButtons state={state} />}
      </footer>
    </section>
  );
}

const statusStyles = {
  none: { Icon: IconLock, tone: 'quiet' },
  requested: { Icon: IconClock, tone: 'attention' },
  declined: { Icon: IconCircleX, tone: 'quiet' },
  expired: { Icon: IconCalendarOff, tone: 'quiet' },
  granted: { Icon: IconCircleCheck, tone: 'good' },
} as const;

function ModuleStatus({ state: { status, changedAt, lastAnswer } }: { state: ModuleState }) {
  const { t } = useTranslation('licences');
  const isAnswered = lastAnswer?.at === changedAt;
  const shown = status === 'none' && isAnswered ? 'declined' : status;
  return <Status label={t(`status.${shown}`)} {...statusStyles[shown]} />;
}

function RequestButtons({ state }: { state: ModuleState }) {
  const { t } = useTranslation('licences');
  const to = useTo();
  const { isBusy, request, withdraw } = useModuleRequest(state);
  return (
    <>
      <Button
        component={Link}
        to={`${to('settings')}?tab=certificates`}
        variant="default"
        leftSection={<IconCertificate size={18} aria-hidden />}
      >
        {t('addCertificate')}
      </Button>
      {state.status === 'requested' ? (
        <Button variant="subtle" disabled={isBusy} onClick={withdraw}>
          {t('withdraw')}
        </Button>
      ) : (
        <Button disabled={isBusy} onClick={request}>
          {t(state.changedAt ? 'requestAgain' : 'request')}
        </Button>
      )}
    </>
  );
}

function OpenButton() {
  const { t } = useTranslation('licences');
  const to = useTo();
  return (
    <Button component={Link} to={to('curriculumActivity', {})} variant="default">
      {t('open')}
    </Button>
  );
}
