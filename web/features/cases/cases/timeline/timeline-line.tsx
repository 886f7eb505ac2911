import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CaseFields, TimelineEntry } from '../../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { isOffered } from '../../../../platform/features/is-offered.ts';
import { useInstants } from '../../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { useText } from '../../../../platform/i18n/use-text.ts';
import styles from './case-timeline.module.css';
import { type LoadedTimelineEvents, lookOf } from './timeline-look.ts';

interface TimelineLineProps {
  caseId: string;
  entry: TimelineEntry;
  events: LoadedTimelineEvents;
}

export function TimelineLine({ caseId, entry, events }: TimelineLineProps) {
  const { act, at, on, by, record, fields, added, removed } = entry;
  const { t, i18n } = useTranslation(['cases', 'common']);
  const text = useText();
  const to = useTo();
  const session = useSession();
  const { dayOfYear, isToday, time } = useInstants();
  const { title, Icon, Title, page, Badge, Facts, Details, Action, isOfFamily } = lookOf(events, act);
  const seesEverybody = events.every(event => isOffered(event, session));
  /** An older page may not know a field that a newer server names. */
  const isKnown = (name: string): name is keyof CaseFields => i18n.exists(`cases:changed.${name}`);
  const changed = fields.filter(isKnown);
  const others = act === 'case.created' ? added.filter(({ id }) => id !== by?.id) : added;
  const namesOf = (people: TimelineEntry['added']) =>
    people.map(({ fullName }) => fullName).join(t('common:comma'));
  const who =
    by?.fullName ??
    (on === null && seesEverybody ? t(isOfFamily ? 'timeline.family' : 'common:product') : null);
  const props = { caseId, entry };
  const name = Title ? <Title {...props} /> : text(title);
  return (
    <li className={styles.entry}>
      <span className={styles.icon} data-kind={entry.kind}>
        <Icon size={18} aria-hidden />
      </span>
      <div className={styles.words}>
        <p className={styles.title}>
          {page && record ? <Link to={to(page as 'case', { id: record.id })}>{name}</Link> : <b>{name}</b>}
          {Badge && <Badge {...props} />}
        </p>
        {changed.length > 0 && <p>{changed.map(name => t(`changed.${name}`)).join(t('common:comma'))}</p>}
        {others.length > 0 && <p>{t('timeline.given', { names: namesOf(others) })}</p>}
        {removed.length > 0 && <p>{t('timeline.taken', { names: namesOf(removed) })}</p>}
        {Details && <Details {...props} />}
        {(Facts || who) && (
          <p className={styles.facts}>
            {Facts && <Facts {...props} />}
            {who && <span>{who}</span>}
          </p>
        )}
        {Action && <Action {...props} />}
      </div>
      <time dateTime={on ?? at} className={styles.when}>
        {[isToday(at) ? t('due.today') : dayOfYear(at), on === null && time(at)].filter(Boolean).join(' ')}
      </time>
    </li>
  );
}
