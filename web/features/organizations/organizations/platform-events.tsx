import { useTranslation } from 'react-i18next';
import type {
  FullOrganization,
  PlatformEvent,
} from '../../../../shared/features/organizations/organizations/schema.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstantsIn } from '../../../platform/i18n/use-instants.ts';
import { ListEnd } from '../../../ui/list/list-end.tsx';
import { ListFailure } from '../../../ui/list/list-states.tsx';
import { useList } from '../../../ui/list/use-list.ts';
import styles from './organizations.module.css';
import { platformEventsList } from './queries.ts';
import { useChangedValue } from './use-changed-value.ts';

const titles = {
  'organization.created': 'event.organization.created',
  'organization.changed': 'event.organization.changed',
  'organization.archived': 'event.organization.archived',
  'organization.restored': 'event.organization.restored',
  'licence.changed': 'event.licence.changed',
  'module.granted': 'event.module.granted',
  'module.closed': 'event.module.closed',
} as const satisfies Record<PlatformEvent['act'], string>;

export function Component({ record }: { record: FullOrganization }) {
  const errorText = useErrorText();
  const list = useList(platformEventsList(record.id));
  const { rows: events = [], error, retry } = list;
  if (error && !list.rows) return <ListFailure text={errorText(error)} onRetry={retry} />;
  return (
    <>
      <ul className={styles.events}>
        {events.map(event => (
          <Event key={event.id} event={event} timeZone={record.timeZone} />
        ))}
      </ul>
      <ListEnd list={list} />
    </>
  );
}

function Event({ event, timeZone }: { event: PlatformEvent; timeZone: string }) {
  const { t } = useTranslation('organizations');
  const { instant } = useInstantsIn(timeZone);
  const { nameOf, show } = useChangedValue();
  const { at, act, by, about, changes } = event;
  return (
    <li>
      <b>{about ? t('event.about', { what: t(titles[act]), name: about }) : t(titles[act])}</b>
      <p>{t('event.by', { when: instant(at), name: by ?? t('event.operator') })}</p>
      {changes.length > 0 && (
        <ul className={styles.changes}>
          {changes.map(({ field, from, to }) => (
            <li key={field}>
              {t('event.change', { field: nameOf(field), from: show(field, from), to: show(field, to) })}
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
