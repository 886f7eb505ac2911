import { Button, Loader } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can } from '../../../../shared/core/permissions.ts';
import {
  type OutcomeAudit,
  OutcomeMethod,
  type OutcomeRate,
  smallestGroup,
} from '../../../../shared/features/eye/outcomes/schema.ts';
import { referenceIds } from '../../../../shared/features/eye/progression/reference-rates.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useVisibility } from '../../../platform/auth/use-rights.ts';
import { useErrorText } from '../../../platform/i18n/use-error-text.ts';
import { useInstants, useZone } from '../../../platform/i18n/use-instants.ts';
import { oneOf } from '../../../platform/routing/url-filters.ts';
import { useUrlFilters } from '../../../platform/routing/use-url-filters.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import card from '../../../ui/layout/card.module.css';
import { EmptyList, ListFailure } from '../../../ui/list/list-states.tsx';
import { ReferenceField } from '../eye-reports/form/reference-field.tsx';
import { ExportVisits } from './export-visits.tsx';
import { OutcomeChart } from './outcome-chart.tsx';
import { OutcomeNotes } from './outcome-notes.tsx';
import { OutcomeTable } from './outcome-table.tsx';
import styles from './outcomes.module.css';
import { saveOutcomes } from './save-outcomes.ts';
import { useOutcomeTexts } from './use-outcome-texts.ts';
import { useOutcomes } from './use-outcomes.ts';

const choices = { method: oneOf(OutcomeMethod.options, 'cycloplegic'), reference: oneOf(referenceIds) };

/** Tab with outcomes by treatment and starting age, limited to children the user may see. */
function OutcomesTab() {
  const { t } = useTranslation(['outcomes', 'eye', 'ui']);
  const errorText = useErrorText();
  const { role, organizationUser } = useSession();
  const { instant } = useInstants();
  const timeZone = useZone();
  const { filters, change } = useUrlFilters(choices);
  const { method, reference } = filters;
  const { data: audit, error, isFetching, part, refetch } = useOutcomes({ method, reference });
  const [measure, setMeasure] = useState<'axial' | 'se'>('axial');
  const texts = useOutcomeTexts();
  const children = audit?.rows[0]?.children;
  const isEmpty = children !== undefined && (children.size ?? 0) < smallestGroup;
  const isCompared = reference !== null;
  const visibility = useVisibility();
  const mayExport = organizationUser !== undefined && can({ role, visibility }, 'outcome:export');
  return (
    <section className={card.card} aria-labelledby="outcomes" aria-busy={isFetching}>
      <h2 id="outcomes">{t('title')}</h2>
      <p className={styles.intro}>{t('intro')}</p>
      <div className={styles.controls}>
        <div className={styles.choice}>
          <span aria-hidden>{t('method')}</span>
          <Segments
            label={t('method')}
            options={OutcomeMethod.options.map(value => ({ value, label: t(`eye:method.${value}`) }))}
            value={method}
            onChange={chosen => change({ method: chosen })}
          />
        </div>
        <ReferenceField value={reference} onChange={chosen => change({ reference: chosen })} />
      </div>
      <div className={styles.state}>
        {isFetching && <Loader size={16} aria-hidden />}
        <span role="status">
          {isFetching
            ? t('countingPart', { part })
            : audit && t('ui:asOf', { time: instant(audit.countedAt) })}
        </span>
        {!isFetching && audit && (
          <Button variant="subtle" size="compact-sm" onClick={() => void refetch()}>
            {t('again')}
          </Button>
        )}
      </div>
      {error && !audit && <ListFailure text={errorText(error)} onRetry={() => void refetch()} />}
      {audit && (
        <>
          {isEmpty ? (
            <EmptyList title={t('empty.title')} text={t('empty.text')} />
          ) : (
            <>
              <div className={styles.measure}>
                <Segments
                  label={t('eye:option.measure')}
                  options={(['axial', 'se'] as const).map(value => ({
                    value,
                    label: t(`eye:measure.${value}`),
                  }))}
                  value={measure}
                  onChange={setMeasure}
                />
              </div>
              <OutcomeChart rows={audit.rows} measure={measure} />
              <OutcomeTable rows={audit.rows} isCompared={isCompared} />
            </>
          )}
          <OutcomeFigures audit={audit} />
          <OutcomeNotes method={method} reference={reference} />
          {!isEmpty && (
            <div className={styles.actions}>
              <Button variant="default" onClick={() => window.print()}>
                {t('ui:report.print')}
              </Button>
              <Button
                variant="default"
                onClick={() =>
                  void saveOutcomes({ title: t('title'), audit, timeZone, isCompared, texts, t })
                }
              >
                {t('csv')}
              </Button>
              {mayExport && <ExportVisits />}
            </div>
          )}
        </>
      )}
    </section>
  );
}

export { OutcomesTab as Component };

function OutcomeFigures({ audit }: { audit: OutcomeAudit }) {
  const attrition = audit.rows[0]?.attrition;
  return (
    <ul className={styles.figures}>
      <Figure name="overdue" rate={audit.overdue} />
      <Figure name="screenedAgain" rate={audit.screenedAgain} />
      {attrition && <Figure name="attrition" rate={attrition} />}
    </ul>
  );
}

interface FigureProps {
  name: 'overdue' | 'screenedAgain' | 'attrition';
  rate: OutcomeRate;
}

function Figure({ name, rate }: FigureProps) {
  const { t } = useTranslation('outcomes');
  const texts = useOutcomeTexts();
  return (
    <li>
      <span>{t(`figure.${name}`)}</span>
      <strong>{texts.rate(rate)}</strong>
      {texts.rateDetail(rate)?.map(detail => (
        <span key={detail} className={styles.detail}>
          {detail}
        </span>
      ))}
      <small>{t(`figure.${name}Note`)}</small>
    </li>
  );
}
