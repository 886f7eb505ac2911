import { VisuallyHidden } from '@mantine/core';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { readablePhone } from '../../../../../shared/core/places/readable-phone.ts';
import type { CaseRow, ListedCase } from '../../../../../shared/features/cases/cases/schema.ts';
import { useSession } from '../../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../../platform/i18n/use-calendar-dates.ts';
import { useTo } from '../../../../platform/i18n/use-locale.ts';
import { StateBadge } from '../../../../ui/feedback/state-badge.tsx';
import { Tag } from '../../../../ui/feedback/status.tsx';
import { FileImage } from '../../../../ui/file/file-image.tsx';
import layout from '../../../../ui/layout/layout.module.css';
import { useHiddenColumns } from '../../../../ui/list/columns-menu.tsx';
import type { Column, ListConfig } from '../../../../ui/list/list-config.ts';
import { Avatar } from '../../../../ui/text/avatar.tsx';
import { FoundBy } from '../../../../ui/text/found-by.tsx';
import { PersonName } from '../../../../ui/text/person-name.tsx';
import { useIsTooNarrowFor } from '../../../../ui/theme/use-breakpoint.ts';
import { CaseMenu } from '../case-menu.tsx';
import { NextDue, nextVisitOf } from '../next-due.tsx';
import { useAge } from '../use-age.ts';
import styles from './case-list.module.css';

const maxAvatars = 4;

const hiddenByDefault = ['contact'];

/** Columns of the case list, and which of them are hidden on this device. */
export function useCaseColumns() {
  const { t } = useTranslation('cases');
  const to = useTo();
  const age = useAge();
  const { organizationUser } = useSession();
  const { date: sayDate } = useCalendarDates();
  const [hidden, setHidden] = useHiddenColumns(`cases.${organizationUser?.id}`, hiddenByDefault);
  const { look, all } = useMemo(() => {
    const allColumns: Column<ListedCase>[] = [
      {
        key: 'age',
        title: t('field.age'),
        isKnown: row => row.birthDate !== null,
        cell: row => <span className={layout.oneLine}>{age.short(row.birthDate) ?? <Unknown />}</span>,
      },
      {
        key: 'guardian',
        title: t('field.guardian'),
        isKnown: row => row.guardian !== null,
        cell: row => <Guardian of={row.guardian} />,
      },
      {
        key: 'contact',
        title: t('field.contact'),
        isKnown: row => Boolean(row.mobile || row.contactEmail),
        cell: row => <Contact row={row} />,
      },
      { key: 'assigned', title: t('field.assigned'), cell: row => <Assigned people={row.assigned} /> },
      {
        key: 'seen',
        title: t('field.lastSeen'),
        isKnown: row => row.lastSeenOn !== null,
        cell: row =>
          row.lastSeenOn ? <span className={layout.oneLine}>{sayDate(row.lastSeenOn)}</span> : <Unknown />,
      },
      {
        key: 'due',
        title: t('field.nextDue'),
        isKnown: row => nextVisitOf(row, age.today) !== null,
        cell: row => (nextVisitOf(row, age.today) ? <NextDue of={row} today={age.today} /> : <Unknown />),
      },
      {
        key: 'tags',
        title: t('field.tags'),
        isKnown: row => row.tags.length > 0,
        cell: row => <Tags words={row.tags} />,
      },
    ];
    const listConfig: ListConfig<ListedCase> = {
      label: t('list.title'),
      rowKey: row => row.id,
      rowHref: row => to('case', { id: row.id }),
      title: t('field.name'),
      picture: row => <FileImage id={row.photoId} purpose="case-photo" name={row.fullName} />,
      heading: row => <PersonName fullName={row.fullName} />,
      detail: row => <Detail row={row} />,
      menu: row => <CaseMenu row={row} />,
      columns: allColumns.filter(({ key }) => !hidden.includes(key)),
    };
    return { look: listConfig, all: allColumns };
  }, [t, to, age, sayDate, hidden]);
  return { look, all, hidden, hide: setHidden };
}

function Unknown() {
  const { t } = useTranslation(['cases', 'common']);
  return <span className={layout.faint}>{t('unknown')}</span>;
}

function Detail({ row: { otherName, gender, genderText, review, foundBy } }: { row: ListedCase }) {
  const { t } = useTranslation(['cases', 'ui']);
  const shown = genderText ?? (gender && t(`ui:gender.${gender}`));
  return (
    <>
      {otherName && <bdi>{otherName}</bdi>}
      {otherName && shown && ' · '}
      {shown && <bdi>{shown}</bdi>}
      {foundBy && (
        <span className={layout.block}>
          <FoundBy {...foundBy} />
        </span>
      )}
      {review === 'waiting' && (
        <span className={`${layout.block} ${layout.above2}`}>
          <StateBadge state="toReview" />
        </span>
      )}
    </>
  );
}

function Guardian({ of: guardian }: { of: CaseRow['guardian'] }) {
  const { t } = useTranslation('cases');
  const isNarrow = useIsTooNarrowFor('table');
  if (!guardian) return <Unknown />;
  const kind = <span className={layout.faint}>{t(`relationship.${guardian.kind}`)}</span>;
  if (isNarrow) {
    return (
      <>
        {kind} <bdi>{guardian.name}</bdi>
      </>
    );
  }
  return (
    <span className={styles.lines}>
      <bdi>{guardian.name}</bdi>
      {kind}
    </span>
  );
}

function Contact({ row: { mobile, contactEmail } }: { row: CaseRow }) {
  if (!mobile && !contactEmail) return <Unknown />;
  return (
    <span className={styles.lines}>
      {mobile && <span>{readablePhone(mobile)}</span>}
      {contactEmail && <span className={mobile ? layout.faint : undefined}>{contactEmail}</span>}
    </span>
  );
}

/** Assignees as avatars only, to save space; names are in the tooltip and available to screen readers. */
function Assigned({ people }: { people: CaseRow['assigned'] }) {
  const { t } = useTranslation(['cases', 'common']);
  const isNarrow = useIsTooNarrowFor('table');
  if (people.length === 0) return <span className={layout.faint}>{t('nobodyAssigned')}</span>;
  const names = people.map(({ fullName }) => fullName).join(t('common:comma'));
  return (
    <span className={layout.row4} title={names}>
      {people.slice(0, maxAvatars).map(({ id, fullName }) => (
        <Avatar key={id} name={fullName} size="small" />
      ))}
      {people.length > maxAvatars && <span aria-hidden>+{people.length - maxAvatars}</span>}
      {isNarrow ? <span>{names}</span> : <VisuallyHidden>{names}</VisuallyHidden>}
    </span>
  );
}

function Tags({ words: tags }: { words: string[] }) {
  if (tags.length === 0) return <Unknown />;
  const [first = '', ...others] = tags;
  return (
    <span className={styles.tags} title={tags.join(' · ')}>
      <bdi className={styles.tag}>{first}</bdi>
      {others.length > 0 && <Tag word={`+${others.length}`} />}
    </span>
  );
}
