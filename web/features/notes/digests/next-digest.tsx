import { Anchor, Button, Skeleton } from '@mantine/core';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { digests } from '../../../../shared/features/notes/digests/endpoints.ts';
import type { DigestNote } from '../../../../shared/features/notes/digests/schema.ts';
import { call } from '../../../platform/api/call.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Notice } from '../../../ui/feedback/notice.tsx';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import styles from './digest.module.css';

const nextDigestQuery = queryOptions({
  queryKey: ['notes', 'digest'],
  queryFn: ({ signal }) => call(digests.getNextDigest, {}, { signal }),
  staleTime: 0,
});

export function NextDigest() {
  const { t } = useTranslation(['notes', 'common']);
  const to = useTo();
  const errorText = useErrorText();
  const { organization } = useSession();
  const { date } = useCalendarDates();
  const { time } = useInstants();
  const { data, error, refetch } = useQuery(nextDigestQuery);
  if (error)
    return (
      <>
        <Notice tone="attention">{errorText(error)}</Notice>
        <Button variant="default" mt="md" onClick={() => void refetch()}>
          {t('common:retry')}
        </Button>
      </>
    );
  if (!data) return <Skeleton height={160} />;
  const { next, families, leftOut } = data;
  if (!next)
    return (
      <section className={`${card.card} ${styles.root}`}>
        <h2>{t('digest.off')}</h2>
        <p>{t('digest.offText')}</p>
        <Anchor
          component={Link}
          size="sm"
          to={`${to('organization', { id: organization?.id ?? '' })}?tab=preferences`}
        >
          {t('digest.toPreferences')}
        </Anchor>
      </section>
    );
  return (
    <section className={`${card.card} ${styles.root}`} aria-label={t('digest.tab')}>
      <p>{t('digest.goesOut', { day: date(next.date), time: time(next.at) })}</p>
      {families.length === 0 && <p className={layout.faint}>{t('digest.nothing')}</p>}
      {families.map(({ address, notes }) => (
        <div key={address}>
          <h2>{t('digest.family', { address })}</h2>
          <NoteLines notes={notes} />
        </div>
      ))}
      {leftOut.length > 0 && (
        <div>
          <h2>{t('digest.leftOut')}</h2>
          <NoteLines notes={leftOut} whyOf={({ why }) => t(`digest.why.${why}`)} />
        </div>
      )}
    </section>
  );
}

interface NoteLinesProps<Line> {
  notes: readonly Line[];
  whyOf?: (note: Line) => string;
}

function NoteLines<Line extends DigestNote>({ notes, whyOf }: NoteLinesProps<Line>) {
  const { t } = useTranslation('notes');
  const to = useTo();
  const { date } = useCalendarDates();
  return (
    <ul className={styles.notes}>
      {notes.map(note => (
        <li key={note.id}>
          <Anchor component={Link} size="sm" to={to('note', { id: note.id })}>
            {t('digest.note', {
              name: note.fullName,
              title: note.description || note.template || t('report.kind'),
              day: date(note.date),
            })}
          </Anchor>
          <span className={layout.faint}>{whyOf ? whyOf(note) : note.author.fullName}</span>
        </li>
      ))}
    </ul>
  );
}
