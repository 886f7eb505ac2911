import { Button } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useRevalidator } from 'react-router';
import type { Module } from '../../../../shared/core/permissions.ts';
import { moduleAccess } from '../../../../shared/features/organizations/module-access/endpoints.ts';
import {
  type ModuleChange,
  type ModuleState,
  neverGranted,
} from '../../../../shared/features/organizations/module-access/schema.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { cachedSession, setSession, useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { useAdminNames } from '../../../platform/lookups/use-admin-names.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import { Fact } from '../../../ui/text/fact.tsx';
import styles from './module-card.module.css';
import { statusStyles } from './status-styles.ts';

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

function ModuleStatus({ state: { status, changedAt, lastAnswer } }: { state: ModuleState }) {
  const { t } = useTranslation('licences');
  const isAnswered = lastAnswer?.at === changedAt;
  const answer = lastAnswer?.hadAccess ? 'ended' : 'declined';
  const shown = status === 'none' && isAnswered ? answer : status;
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

function ModuleFacts({ state }: { state: ModuleState }) {
  const { t } = useTranslation('licences');
  const { date } = useCalendarDates();
  const { day, instant } = useInstants();
  const { status, changedAt, lastAnswer, until } = state;
  const isWithdrawn = status === 'none' && changedAt !== (lastAnswer?.at ?? null);
  return (
    <dl className={styles.facts}>
      {status === 'requested' && changedAt && (
        <Fact name={t('fact.asked')}>{t('fact.askedBy', { when: instant(changedAt) })}</Fact>
      )}
      {isWithdrawn && changedAt && (
        <Fact name={t('fact.request')}>{t('fact.withdrawn', { day: day(changedAt) })}</Fact>
      )}
      {(status === 'expired' || status === 'granted') && (
        <Fact name={t('fact.until')}>{until ? date(until) : t('fact.noEnd')}</Fact>
      )}
      {status !== 'granted' && <Fact name={t('fact.decides')}>{t('fact.decider')}</Fact>}
      {status !== 'granted' && <OrganizationAdmins />}
      {status !== 'granted' && lastAnswer && (
        <Fact name={t('fact.answer')}>
          {t(lastAnswer.hadAccess ? 'fact.ended' : 'fact.declined', {
            day: day(lastAnswer.at),
            reason: lastAnswer.reason,
          })}
        </Fact>
      )}
    </dl>
  );
}

/** Lists the admins of the organisation, who can grant the modules of its licence. */
function OrganizationAdmins() {
  const { t } = useTranslation('licences');
  const admins = useAdminNames();
  return admins && <Fact name={t('fact.admins')}>{t('fact.adminNames', admins)}</Fact>;
}

/** Requests a module or withdraws the request; shows the result before the server confirms. */
function useModuleRequest(state: ModuleState) {
  const { t } = useTranslation('licences');
  const errorText = useErrorText();
  const { revalidate } = useRevalidator();
  const asking = useApiMutation(moduleAccess.requestModule);
  const withdrawing = useApiMutation(moduleAccess.withdrawModuleRequest);
  const { module } = state;

  async function change(write: typeof asking, status: 'requested' | 'none'): Promise<void> {
    cacheModuleState({ module, status, until: null, changedAt: new Date().toISOString() });
    try {
      const answer = await write.mutateAsync({ module });
      cacheModuleState(answer);
      toastDone(t(answer.status === 'granted' ? 'toast.granted' : wording[status]));
      if (answer.status === 'granted') revalidate();
    } catch (error) {
      cacheModuleState(state);
      toastFailed(errorText(error));
    }
  }

  return {
    isBusy: asking.isPending || withdrawing.isPending,
    request: () => change(asking, 'requested'),
    withdraw: () => change(withdrawing, 'none'),
  };
}

const wording = { requested: 'toast.requested', none: 'toast.withdrawn' } as const;

function useModuleState(module: Module): ModuleState {
  return useSession().modules.find(state => state.module === module) ?? { module, ...neverGranted };
}

function cacheModuleState(changed: ModuleChange): void {
  const session = cachedSession();
  if (!session) return;
  const known = session.modules.find(({ module }) => module === changed.module);
  const others = session.modules.filter(state => state !== known);
  setSession({ ...session, modules: [...others, { ...neverGranted, ...known, ...changed }] });
}
