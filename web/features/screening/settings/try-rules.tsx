import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rulesThatApply } from '../../../../shared/features/screening/recommendations/recommend.ts';
import { previousOf, resultOf } from '../../../../shared/features/screening/results/result.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import type { ScreeningRule } from '../../../../shared/features/screening/settings/rules.schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { childQuery } from '../../../platform/lookups/child-query.ts';
import { findCases, type PickedCase } from '../../../platform/lookups/find-cases.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { CasePicker } from '../../../ui/picker/case-picker.tsx';
import { lastFinished } from '../form/last-answers.ts';
import { caseScreeningsQuery } from '../queries.ts';
import styles from './settings.module.css';

interface TryRulesProps {
  rules: readonly ScreeningRule[];
  sets: readonly NormSet[];
}

export function TryRules({ rules, sets }: TryRulesProps) {
  const { t } = useTranslation(['screeningSettings', 'ui']);
  const [picked, setPicked] = useState<PickedCase>();
  return (
    <section className={card.card} aria-label={t('try.title')}>
      <h3>{t('try.title')}</h3>
      <p className={`${layout.readable} ${layout.soft}`}>{t('try.intro')}</p>
      <CasePicker
        label={t('ui:list.child')}
        value={picked ? [picked] : []}
        search={findCases}
        onChange={([child]) => setPicked(child)}
      />
      {picked && <Tried key={picked.id} caseId={picked.id} rules={rules} sets={sets} />}
    </section>
  );
}

function Tried({ caseId, rules, sets }: TryRulesProps & { caseId: string }) {
  const { t } = useTranslation('screeningSettings');
  const { date } = useCalendarDates();
  const { data: child } = useQuery(childQuery(caseId));
  const { data: all } = useQuery(caseScreeningsQuery(caseId));
  if (!child || !all) return <p role="status">{t('loading')}</p>;
  const screening = lastFinished(all, { id: undefined, date: '9999-12-31' });
  if (!screening) return <p role="status">{t('try.noScreening')}</p>;
  const result = resultOf(screening, previousOf(screening, all), sets, child);
  const lines = rulesThatApply(rules, result);
  return (
    <div role="status">
      <p className={styles.tried}>
        {t('try.with', { day: date(screening.date) })} {lines.length === 0 && t('try.nothing')}
      </p>
      <ol className={styles.suggested}>
        {lines.map(({ id, en, zh }) => (
          <li key={id}>
            <span lang="en">{en}</span>
            <span lang="zh">{zh}</span>
          </li>
        ))}
      </ol>
    </div>
  );
}
