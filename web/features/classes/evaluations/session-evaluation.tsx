import { Button } from '@mantine/core';
import { IconCheck, IconChecks, IconEyeOff, IconRotate } from '@tabler/icons-react';
import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sortChildren } from '../../../../shared/features/classes/classes/sort-children.ts';
import { progressOf, unrated } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { SessionEvaluations } from '../../../../shared/features/classes/evaluations/schema.ts';
import { mayChangeSession, phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage, useTo } from '../../../platform/i18n/use-locale.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import { usePageTitle } from '../../../platform/i18n/use-page-title.ts';
import { useUrlState } from '../../../platform/routing/use-url-state.ts';
import { useSingleKeyShortcuts } from '../../../platform/use-single-key-shortcuts.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { useLeaveGuard } from '../../../ui/form/use-leave-guard.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { useIsPhone } from '../../../ui/theme/use-breakpoint.ts';
import { MailFamilies } from '../family-mails/mail-families.tsx';
import { sessionLink } from '../sessions/session-address.ts';
import { sessionName } from '../sessions/session-name.ts';
import { ChildCards } from './child-card.tsx';
import { cellName } from './child-row.tsx';
import styles from './evaluation.module.css';
import { EvaluationFoot } from './evaluation-foot.tsx';
import { EvaluationGrid } from './evaluation-grid.tsx';
import { HeldChanges } from './held-changes.tsx';
import { NoChildren } from './no-children.tsx';
import { sessionEvaluationsQuery } from './queries.ts';
import { useEvaluation } from './use-evaluation.ts';
import { useEvaluationActions } from './use-evaluation-actions.tsx';
import { useFinishing } from './use-finishing.tsx';

/** Evaluation of a session: a grid, or on phones the children one below another. */
export function SessionEvaluation({ id }: { id: string }) {
  const { data } = useSuspenseQuery(sessionEvaluationsQuery(id));
  return <ReadEvaluation key={data.session.id} read={data} />;
}

function ReadEvaluation({ read }: { read: SessionEvaluations }) {
  const { session, scales } = read;
  const language = useLanguage();
  /** The session with its rows in the order of the language; its name keeps the order of the plan. */
  const sorted = useMemo(
    () => ({ ...session, children: sortChildren(session.children, language) }),
    [session, language],
  );
  const { t } = useTranslation('evaluations');
  const { t: ofSessions } = useTranslation('sessions');
  const to = useTo();
  const isPhone = useIsPhone();
  const me = useSession();
  const isLicenceOver = useIsReadOnly();
  const { date: dateOf, longDate } = useCalendarDates();
  const { query, change: changeUrl } = useUrlState();
  const [areKeysOn, turnKeys] = useSingleKeyShortcuts();
  const { queue, state, refresh } = useEvaluation(read);
  const name = sessionName(session, ofSessions);
  usePageTitle(name);

  const isOwn = mayChangeSession(session, me);
  const isEarly = phaseOf(session, useNow()) === 'planned';
  const isFinished = session.evaluated === 'all';
  const mayEvaluate = isOwn && !isEarly && session.cancelled === null && !isLicenceOver;
  const { actions, dialogs } = useEvaluationActions(queue, sorted, !mayEvaluate || isFinished);
  const leaving = useLeaveGuard(state.unsaved > 0, { discardChanges: () => queue.discard(true) });
  const finishing = useFinishing({
    ...{ sessionId: session.id, queue, refresh },
    onGap: caseId => {
      changeUrl({ child: caseId });
      const row = sorted.children.findIndex(({ id }) => id === caseId);
      const cell = `[data-cell="${cellName({ row, column: 1 })}"]`;
      setTimeout(() => document.querySelector<HTMLElement>(cell)?.focus(), 100);
    },
  });
  const all = session.children.map(({ id }) => state.rated.get(id) ?? unrated);
  const { absent, present, done } = progressOf(all, session.activities);
  const isAnybodyAbsent = absent > 0;
  const about = t('session', { ...session, date: longDate(session.date) });
  const hasActivities = session.activities.length > 0;
  const isCounted = hasActivities && !isEarly;
  const finished = isCounted
    ? t('done', { count: present, done })
    : isFinished
      ? t('present', { count: present })
      : t('list.children', { count: all.length });
  const counts = isAnybodyAbsent
    ? t('join', { first: finished, second: t('absentCount', { count: absent }) })
    : hasActivities || isFinished || isEarly
      ? finished
      : t('join', { first: finished, second: t('nobodyAbsent') });
  const hasGrid = session.children.length > 0;
  const notice = isEarly
    ? t('early', { date: dateOf(session.date), time: session.start })
    : session.cancelled
      ? t('cancelled')
      : !isOwn
        ? t('notOwn', { name: session.owner.fullName })
        : isFinished
          ? t('finishedNotice')
          : undefined;
  return (
    <>
      <PageHeader
        parents={[
          {
            label: t('timetable', { date: dateOf(session.date) }),
            href: `${to('timetable')}?date=${session.date}`,
          },
        ]}
        crumb={t('title')}
        title={name}
        description={[about, session.room, hasGrid && counts].filter(Boolean).join(' · ')}
        actions={
          mayEvaluate &&
          (isFinished ? (
            <>
              <Button
                variant="default"
                loading={finishing.isWorking}
                leftSection={<IconRotate size={18} aria-hidden />}
                onClick={() => void finishing.reopen()}
              >
                {t('reopen')}
              </Button>
              <MailFamilies session={session} />
            </>
          ) : (
            <>
              {isAnybodyAbsent && (
                <Button
                  variant="default"
                  leftSection={<IconChecks size={18} aria-hidden />}
                  onClick={actions.everybodyPresent}
                >
                  {t('everybodyPresent')}
                </Button>
              )}
              <Button
                loading={finishing.isWorking}
                leftSection={<IconCheck size={18} aria-hidden />}
                onClick={() => void finishing.finish()}
              >
                {t('finish')}
              </Button>
            </>
          ))
        }
      />
      {notice && (
        <div className={layout.below16}>
          <Notice>{notice}</Notice>
        </div>
      )}
      {state.held && (
        <div className={layout.below16}>
          <HeldChanges queue={queue} held={state.held} known={session.children} />
        </div>
      )}
      {!hasGrid && <NoChildren session={session} mayChange={mayEvaluate} />}
      {hasGrid && !hasActivities && <p className={layout.below16}>{t('noActivities')}</p>}
      {hasGrid && !hasActivities && mayEvaluate && !isFinished && (
        <p className={layout.below16}>
          <Link {...sessionLink(query, session.id)}>{t('addActivities')}</Link>
        </p>
      )}
      {hasGrid &&
        (isPhone ? (
          <ChildCards {...{ state, scales, actions }} session={sorted} />
        ) : (
          <EvaluationGrid label={name} session={sorted} {...{ state, queue, scales, actions, areKeysOn }} />
        ))}
      {session.hidden > 0 && (
        <p className={styles.hidden}>
          <IconEyeOff size={18} aria-hidden />
          {t('hidden', { count: session.hidden })}
        </p>
      )}
      {hasGrid && mayEvaluate && !isFinished && (
        <EvaluationFoot
          {...{ state, hasActivities }}
          onUndo={() => queue.undo()}
          {...(!isPhone && { keys: { areOn: areKeysOn, turn: turnKeys } })}
        />
      )}
      {dialogs}
      {finishing.dialog}
      {leaving.dialog}
    </>
  );
}
