import { Button, Switch } from '@mantine/core';
import { IconCheck, IconEye, IconFileText, IconPencil } from '@tabler/icons-react';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, type LoaderFunctionArgs, Navigate, useParams } from 'react-router';
import { ageOn } from '../../../../shared/core/age.ts';
import type { Band } from '../../../../shared/features/screening/screenings/bands.ts';
import { screenings } from '../../../../shared/features/screening/screenings/endpoints.ts';
import { openPlaces, openTests } from '../../../../shared/features/screening/tests/completeness.ts';
import { queryClient } from '../../../platform/api/query-client.ts';
import { useApiMutation } from '../../../platform/api/use-api-mutation.ts';
import { useIsReadOnly } from '../../../platform/auth/use-rights.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import { useLocale, useTo } from '../../../platform/i18n/use-locale.ts';
import { useRouteTitle } from '../../../platform/i18n/use-route-title.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { useAmendmentText } from '../../../ui/amendment/use-amendment-text.ts';
import { AmendedSinceSent } from '../../../ui/feedback/amended-since-sent.tsx';
import { Notice } from '../../../ui/feedback/notice.tsx';
import { toastDone, toastFailed } from '../../../ui/feedback/toast.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { PageHeader } from '../../../ui/layout/page-header.tsx';
import { Fact } from '../../../ui/text/fact.tsx';
import facts from '../../../ui/text/facts.module.css';
import { PersonName } from '../../../ui/text/person-name.tsx';
import { unbroken } from '../../../ui/text/unbroken.tsx';
import { bandPages } from '../band-pages.ts';
import { ScreeningMenu, useScreeningDeletion } from '../list/screening-menu.tsx';
import { caseScreeningsQuery, keepScreening, screeningQuery } from '../queries.ts';
import { ScreeningAmendment } from '../report/screening-amendment.tsx';
import { ScreeningStatusBadge } from '../screening-status.tsx';
import { normsQuery } from '../settings/queries.ts';
import { recommendationTexts } from './recommendation-texts.ts';
import styles from './result.module.css';
import { ResultSuggestions } from './result-suggestions.tsx';
import { ResultSummary } from './result-summary.tsx';
import { ResultTable } from './result-table.tsx';
import { finishedBefore, resultRows } from './result-view.ts';

export async function loader({ params: { id = '' } }: LoaderFunctionArgs): Promise<null> {
  const { caseId } = await queryClient.ensureQueryData(screeningQuery(id));
  await Promise.all([
    queryClient.ensureQueryData(childQuery(caseId)),
    queryClient.ensureQueryData(normsQuery),
  ]);
  return null;
}

/** Result page of an age band; redirects if the screening belongs to another band. */
function BandResultPage({ band }: { band: Band }) {
  const to = useTo();
  const { id = '' } = useParams();
  const { data: screening } = useSuspenseQuery(screeningQuery(id));
  if (screening.band !== band) return <Navigate to={to(bandPages[screening.band].result, { id })} replace />;
  return <ScreeningResult key={id} id={id} />;
}

/** Shows the result beside the last screening and the history, without a total. */
export function ScreeningResult({ id }: { id: string }) {
  const { t } = useTranslation(['learning', 'common', 'ui']);
  const to = useTo();
  const language = useLocale();
  const errorText = useErrorText();
  const { date } = useCalendarDates();
  const { instant } = useInstants();
  const { data: screening } = useSuspenseQuery(screeningQuery(id));
  const amendment = useAmendmentText(screening);
  const { data: child } = useSuspenseQuery(childQuery(screening.caseId));
  const {
    data: { sets },
  } = useSuspenseQuery(normsQuery);
  const { data: all } = useQuery(caseScreeningsQuery(screening.caseId));
  const [isPlain, setPlain] = useState(false);
  const finishing = useApiMutation(screenings.finishScreening, keepScreening);
  const reopening = useApiMutation(screenings.reopenScreening, keepScreening);
  const reviewing = useApiMutation(screenings.reviewScreening, keepScreening);
  const { isPending: isRestoring, restore } = useScreeningDeletion(screening, child.fullName);
  const isReadOnly = useIsReadOnly() || child.status !== 'active';
  useRouteTitle();

  const earlier = finishedBefore(all ?? [], screening);
  const last = all && (earlier.at(-1) ?? null);
  const rows = resultRows(screening, earlier, child, sets);
  const open = openPlaces(screening.tests);
  const age = child.birthDate === null ? null : ageOn(child.birthDate, screening.date);
  const isDraft = screening.status === 'draft';
  const { version } = screening;
  const onError = (error: unknown) => toastFailed(errorText(error, 'edit-le'));
  const editAddress = to(bandPages[screening.band].edit, { id });
  const lines = recommendationTexts(screening, language);

  const actions = isReadOnly ? null : isDraft ? (
    <>
      <Button
        component={Link}
        to={editAddress}
        variant="default"
        leftSection={<IconPencil size={18} aria-hidden />}
      >
        {t('menu.continue')}
      </Button>
      <Button
        disabled={open.length > 0}
        loading={finishing.isPending}
        leftSection={<IconCheck size={18} aria-hidden />}
        onClick={() =>
          finishing.mutate(
            { screeningId: id, version },
            { onSuccess: () => void toastDone(t('toast.finished', { name: child.fullName })), onError },
          )
        }
      >
        {t('form.finish')}
      </Button>
    </>
  ) : (
    <>
      <Button
        variant="default"
        loading={reopening.isPending}
        leftSection={<IconPencil size={18} aria-hidden />}
        onClick={() => reopening.mutate({ screeningId: id, version }, { onError })}
      >
        {t('edit.reopen')}
      </Button>
      <Button
        component={Link}
        to={to('screeningReport', { id })}
        leftSection={<IconFileText size={18} aria-hidden />}
      >
        {t('menu.report')}
      </Button>
    </>
  );

  return (
    <>
      <PageHeader
        parents={[
          { label: child.fullName, href: to('case', { id: child.id }) },
          { label: t('list.title'), href: to('screenings') },
        ]}
        crumb={date(screening.date)}
        title={t('results.one')}
        description={
          <>
            <PersonName fullName={child.fullName} otherName={child.otherName} />
            {age && ` · ${t('age', { years: age.years, months: age.months })}`}
            {unbroken(` · ${t(`band.${screening.band}`)} `)}
            <ScreeningStatusBadge screening={screening} />
          </>
        }
        actions={actions}
        menu={<ScreeningMenu screening={screening} name={child.fullName} isOwnPage />}
      />
      {screening.deletedAt !== null && (
        <Notice
          tone="attention"
          action={
            !isReadOnly && (
              <Button variant="default" loading={isRestoring} onClick={restore}>
                {t('ui:act.restore')}
              </Button>
            )
          }
        >
          {t('results.deleted')}
        </Notice>
      )}
      {screening.deletedAt === null && <AmendedSinceSent of={screening} kind="screening" child={child} />}
      {!isReadOnly && <ScreeningAmendment screening={screening} child={child} />}
      {isDraft && open.length > 0 && (
        <Notice
          tone="attention"
          action={
            !isReadOnly && (
              <Button component={Link} to={`${editAddress}?step=finish`} variant="default">
                {t('results.showMissing')}
              </Button>
            )
          }
        >
          {t('finish.missing', { count: openTests(open).length })}
        </Notice>
      )}
      <div className={styles.bar}>
        <p className={layout.normal}>
          <ResultSummary rows={rows} lastDay={last === null ? null : last?.date} />
        </p>
        <Switch
          label={t('results.plain')}
          checked={isPlain}
          onChange={event => setPlain(event.currentTarget.checked)}
        />
      </div>
      <ResultTable
        screening={screening}
        last={last}
        rows={rows}
        from={earlier[0]?.date ?? screening.date}
        isPlain={isPlain}
      />
      <div className={styles.columns}>
        <section className={card.card}>
          <h2>{t('recommendation.title')}</h2>
          {lines.length === 0 ? (
            <p>{t('recommendation.none')}</p>
          ) : (
            <ol className={styles.lines}>
              {lines.map(({ key, text }) => (
                <li key={key}>{text}</li>
              ))}
            </ol>
          )}
        </section>
        <div className={styles.side}>
          {!isReadOnly && !isDraft && (
            <Suspense>
              <ResultSuggestions child={child} screeningId={id} />
            </Suspense>
          )}
          <section className={card.card}>
            <h2>{t('results.about')}</h2>
            <dl className={facts.facts}>
              <Fact name={t('field.date')}>{date(screening.date)}</Fact>
              <Fact name={t('field.band')}>
                {[t(`band.${screening.band}`), screening.bandReason].filter(Boolean).join(' · ')}
              </Fact>
              <Fact name={t('field.tester')}>{screening.tester.fullName}</Fact>
              {screening.school && <Fact name={t('field.school')}>{screening.school}</Fact>}
              {screening.grade && <Fact name={t('field.grade')}>{screening.grade}</Fact>}
              {screening.place && <Fact name={t('field.place')}>{screening.place}</Fact>}
              {screening.wearsSpectacles !== null && (
                <Fact name={t('field.wearsSpectacles')}>
                  {t(screening.wearsSpectacles ? 'spectacles.yes' : 'spectacles.no')}
                </Fact>
              )}
              {screening.finishedAt && (
                <Fact name={t('results.finishedAt')}>{instant(screening.finishedAt)}</Fact>
              )}
              {amendment && <Fact name={t('ui:amendment.last')}>{amendment}</Fact>}
              {screening.reviewedAt && (
                <Fact name={t('results.reviewedAt')}>
                  {instant(screening.reviewedAt)} · {screening.reviewedBy?.fullName}
                </Fact>
              )}
              {screening.notes && <Fact name={t('field.notes')}>{screening.notes}</Fact>}
            </dl>
            {!isReadOnly && !isDraft && (
              <Button
                variant="default"
                loading={reviewing.isPending}
                leftSection={<IconEye size={18} aria-hidden />}
                onClick={() =>
                  reviewing.mutate(
                    { screeningId: id, version, isReviewed: screening.reviewedAt === null },
                    { onError },
                  )
                }
              >
                {t(screening.reviewedAt === null ? 'results.review' : 'results.unreview')}
              </Button>
            )}
          </section>
          <Notice>{t('descriptive')}</Notice>
        </div>
      </div>
    </>
  );
}

export const ScreeningResult56Page = () => <BandResultPage band="5-6" />;
export const ScreeningResult711Page = () => <BandResultPage band="7-11" />;
