import { type ComponentType, Suspense, useDeferredValue } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useSession } from '../../platform/auth/session.ts';
import type { LoadedContribution, WithContent } from '../../platform/features/contribution.ts';
import type { DashboardCard, DashboardTab } from '../../platform/features/dashboard-places.ts';
import { isOffered } from '../../platform/features/is-offered.ts';
import { useInstants, useZone } from '../../platform/i18n/use-instants.ts';
import { useLocale, useTo } from '../../platform/i18n/use-locale.ts';
import { usePageTitle } from '../../platform/i18n/use-page-title.ts';
import layout from '../../ui/layout/layout.module.css';
import { PageHeader } from '../../ui/layout/page-header.tsx';
import { PartLoading } from '../../ui/layout/part-loading.tsx';
import { TabLinks } from '../../ui/layout/tab-links.tsx';
import { Attention } from './attention/attention.tsx';
import { type LoadedAttention, useAttention } from './attention/use-attention.ts';
import styles from './dashboard.module.css';
import { greetingName } from './greeting-name.ts';
import { NewClinic, StepsLine } from './new-clinic/new-clinic.tsx';
import { useFirstSteps } from './new-clinic/use-first-steps.ts';
import { QuickActions } from './quick-actions.tsx';
import { useJointReads } from './use-joint-reads.ts';

type PartOfDay = 'morning' | 'afternoon' | 'evening';

function partOfDay(timeZone: string): PartOfDay {
  const format = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', timeZone });
  const hour = Number(format.format(new Date()));
  if (hour < 12) return 'morning';
  return hour < 18 ? 'afternoon' : 'evening';
}

const inOrder = <Entry extends { order: number }>(entries: readonly Entry[]): Entry[] =>
  entries.toSorted((one, other) => one.order - other.order);

interface DashboardProps {
  tabs: readonly WithContent<DashboardTab>[];
  cards: readonly LoadedContribution<DashboardCard>[];
  panels: readonly LoadedContribution<DashboardCard>[];
  day: readonly LoadedContribution<DashboardCard>[];
  attention: readonly LoadedAttention[];
}

export const createDashboardPage =
  (parts: DashboardProps): ComponentType =>
  () => <DashboardPage {...parts} />;

/** Start page. For a platform administrator it shows data of the platform and no children. */
function DashboardPage({ tabs, cards, panels, day, attention }: DashboardProps) {
  /** False in the first render, so that the greeting is painted before the cards are rendered. */
  const isWhole = useDeferredValue(true, false);
  useJointReads(isWhole);
  const { t } = useTranslation('dashboard');
  const lang = useLocale();
  const session = useSession();
  const { fullName, role } = session;
  const zone = useZone();
  const { now } = useInstants();
  const offered = inOrder(cards.filter(card => isWhole && isOffered(card, session)));
  const offeredPanels = panels.filter(panel => isWhole && isOffered(panel, session));
  const offeredDay = inOrder(day.filter(panel => isWhole && isOffered(panel, session)));
  const waiting = useAttention(attention.filter(entry => isOffered(entry, session)));
  usePageTitle(t('title'));
  return (
    <>
      <PageHeader
        title={t(`greeting.${partOfDay(zone)}`, { name: greetingName(fullName, lang) })}
        description={<time>{now()}</time>}
      />
      {role === 'superadmin' ? (
        <>
          <div className={styles.top}>
            <Attention {...waiting} />
          </div>
          <Panels panels={offeredPanels} />
          <Cards cards={offered} />
          <p className={styles.platform}>{t('platform.note')}</p>
        </>
      ) : (
        <MemberTabs
          tabs={inOrder(tabs.filter(tab => isOffered(tab, session)))}
          cards={offered}
          panels={offeredPanels}
          day={offeredDay}
          waiting={waiting}
        />
      )}
    </>
  );
}

interface MemberTabsProps extends Pick<DashboardProps, 'tabs' | 'cards' | 'panels' | 'day'> {
  waiting: ReturnType<typeof useAttention>;
}

function MemberTabs({ tabs, cards, panels, day, waiting }: MemberTabsProps) {
  const { t } = useTranslation(['dashboard', 'common']);
  const address = useTo()('dashboard');
  const [query] = useSearchParams();
  const current = tabs.find(({ key }) => key === query.get('tab'));
  const first = useFirstSteps();
  return (
    <>
      <TabLinks
        label={t('title')}
        current={current?.key ?? 'overview'}
        tabs={[
          { key: 'overview', title: t('tab.overview'), href: address },
          ...tabs.map(({ key, title }) => ({ key, title: t(title), href: `${address}?tab=${key}` })),
        ]}
      />
      {current ? (
        <Suspense fallback={<PartLoading height={240} />}>
          <current.Content />
        </Suspense>
      ) : (
        <>
          {first.shown === 'line' && <StepsLine first={first} />}
          {first.shown === 'whole' ? (
            <NewClinic first={first}>
              <QuickActions />
            </NewClinic>
          ) : (
            <div className={styles.top}>
              <div className={layout.stack16}>
                {day.map(({ key, part: { Component: Panel } }) => (
                  <Panel key={key} />
                ))}
                <Attention {...waiting} />
              </div>
              <QuickActions />
            </div>
          )}
          <Cards cards={cards} />
          <Panels panels={panels} />
        </>
      )}
    </>
  );
}

const Cards = ({ cards }: Pick<DashboardProps, 'cards'>) => (
  <div className={styles.cards}>
    {cards.map(({ key, part: { Component: Card } }) => (
      <Card key={key} />
    ))}
  </div>
);

const Panels = ({ panels }: Pick<DashboardProps, 'panels'>) =>
  panels.map(({ key, part: { Component: Panel } }) => (
    <div key={key} className={styles.panel}>
      <Panel />
    </div>
  ));
