import { Button, VisuallyHidden } from '@mantine/core';
import {
  IconBell,
  IconCalendarOff,
  IconMapPin,
  IconNotes,
  IconRepeat,
  IconSchool,
  IconUser,
  IconUsers,
} from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { sortChildren } from '../../../../shared/features/classes/classes/sort-children.ts';
import { progressOf, unrated } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import { mayChangeSession, phaseOf } from '../../../../shared/features/classes/sessions/session-rules.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage, useTo } from '../../../platform/i18n/use-locale.ts';
import { useNow } from '../../../platform/i18n/use-now.ts';
import { Status } from '../../../ui/feedback/status.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { Avatar } from '../../../ui/text/avatar.tsx';
import { langOf } from '../../../ui/text/lang-of.ts';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { ClassName } from '../classes/class-name.tsx';
import { sessionEvaluationsQuery } from '../evaluations/queries.ts';
import { SessionOverlaps } from './session-overlaps.tsx';
import styles from './session-sheet.module.css';
import { SessionState } from './session-state.tsx';
import { useReminderText } from './use-reminder-options.ts';

export function SessionFacts({ session }: { session: Session }) {
  const { t } = useTranslation('sessions');
  const { date } = useCalendarDates();
  const reminderText = useReminderText();
  const me = useSession();
  const { room, owner, series, note, reminder, classes, title, overlaps } = session;
  const phase = phaseOf(session, useNow());
  const isBeforeEvaluation =
    phase === 'planned' && session.cancelled === null && mayChangeSession(session, me);
  return (
    <div className={layout.stack16}>
      <SessionStates session={session} />
      {isBeforeEvaluation && <p className={layout.faint}>{t('evaluatedLater')}</p>}
      {overlaps.length > 0 && <SessionOverlaps session={session} />}
      {title !== '' && classes.length > 0 && (
        <Line Icon={IconSchool} name={t('field.classes')}>
          {classes.map(one => (
            <div key={one.id}>
              <ClassName {...one} />
            </div>
          ))}
        </Line>
      )}
      {room !== '' && (
        <Line Icon={IconMapPin} name={t('field.room')}>
          <span lang={langOf(room)}>{room}</span>
        </Line>
      )}
      <Line Icon={IconUser} name={t('field.owner')}>
        <span className={styles.child}>
          <Avatar name={owner.fullName} size="small" />
          <span>
            {owner.fullName}{' '}
            {owner.id === me.organizationUser?.id && <span className={layout.faint}>{t('yours')}</span>}
          </span>
        </span>
        {!mayChangeSession(session, me) && <div className={layout.faint}>{t('ofColleague')}</div>}
      </Line>
      {series && (
        <Line Icon={IconRepeat} name={t('field.repeats')}>
          {series.weeks === 'every'
            ? t('seriesWeekly', { until: date(series.until) })
            : t('seriesWeeks', { letter: series.weeks, until: date(series.until) })}
          {series.isException && <div className={layout.faint}>{t('exception')}</div>}
        </Line>
      )}
      {reminder !== null && (
        <Line Icon={IconBell} name={t('field.reminder')}>
          {t('reminderBefore', { when: reminderText(reminder) })}
        </Line>
      )}
      {note !== '' && (
        <Line Icon={IconNotes} name={t('field.note')}>
          <span className={layout.lineBreaks} dir="auto">
            {note}
          </span>
        </Line>
      )}
      <Line Icon={IconUsers} name={t('field.children')}>
        <SessionChildren session={session} />
      </Line>
    </div>
  );
}

function Line({ Icon, name, children }: { Icon: typeof IconUser; name: string; children: ReactNode }) {
  return (
    <div className={styles.fact}>
      <Icon size={20} stroke={1.75} aria-hidden />
      <div>
        <VisuallyHidden>{name}</VisuallyHidden>
        {children}
      </div>
    </div>
  );
}

function SessionStates({ session }: { session: Session }) {
  const { t } = useTranslation(['sessions', 'ui']);
  const { cancelled, evaluated } = session;
  const isPlanned = phaseOf(session, useNow()) === 'planned';
  if (isPlanned && !cancelled && evaluated === 'none') return null;
  return (
    <div className={layout.wrap8}>
      {cancelled && (
        <Status
          isLong
          Icon={IconCalendarOff}
          label={
            cancelled.reason
              ? t('state.cancelledBecause', { reason: cancelled.reason })
              : t('ui:state.cancelled')
          }
        />
      )}
      <SessionState session={session} />
      {evaluated === 'partly' && <EvaluatedSoFar sessionId={session.id} />}
    </div>
  );
}

/** Number of children evaluated so far, out of the present children that the user may see. */
function EvaluatedSoFar({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('sessions');
  const { data } = useQuery(sessionEvaluationsQuery(sessionId));
  if (!data) return null;
  const saidOf = new Map(data.evaluations.map(evaluation => [evaluation.caseId, evaluation]));
  const all = data.session.children.map(({ id }) => saidOf.get(id) ?? unrated);
  const { done, present } = progressOf(all, data.session.activities);
  return <span className={layout.faint}>{t('state.soFar', { done, count: present })}</span>;
}

const shownAtFirst = 8;

function SessionChildren({ session }: { session: Session }) {
  const { t } = useTranslation('sessions');
  const to = useTo();
  const [isWhole, setWhole] = useState(false);
  const { hidden, areChildrenFrozen } = session;
  const children = sortChildren(session.children, useLanguage());
  const shown = isWhole ? children : children.slice(0, shownAtFirst);
  return (
    <>
      <div>
        {children.length + hidden === 0 ? t('noChildren') : t('children', { count: children.length })}
      </div>
      {shown.length > 0 && (
        <ul className={styles.children} aria-label={t('field.children')}>
          {shown.map(({ id, fullName, otherName }) => (
            <li key={id} className={styles.child}>
              <Avatar name={fullName} size="small" />
              <Link to={to('case', { id })}>
                <PersonName fullName={fullName} otherName={otherName} />
              </Link>
            </li>
          ))}
        </ul>
      )}
      {shown.length < children.length && (
        <Button variant="subtle" size="compact-sm" className={styles.all} onClick={() => setWhole(true)}>
          {t('allChildren', { count: children.length })}
        </Button>
      )}
      {hidden > 0 && <div className={layout.faint}>{t('hidden', { count: hidden })}</div>}
      {areChildrenFrozen && <div className={layout.faint}>{t('frozen')}</div>}
    </>
  );
}
