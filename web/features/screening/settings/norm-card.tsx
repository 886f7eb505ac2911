import { Button, Switch } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { numberMeasuresOf } from '../../../../shared/features/screening/results/number-measures.ts';
import type { NormRow, NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { Fact } from '../../../ui/text/fact.tsx';
import facts from '../../../ui/text/facts.module.css';
import { ageText } from './age-text.ts';
import styles from './settings.module.css';
import { useSettingWords } from './use-setting-words.ts';

interface NormCardProps {
  set: NormSet;
  isReadOnly: boolean;
  isSaving: boolean;
  onApprove: (isApproved: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

export function NormCard({ set, isReadOnly, isSaving, onApprove, onEdit, onDelete }: NormCardProps) {
  const { t, word, nameOf, optionName, measureName, unitName, sourceName, normText } = useSettingWords();
  const { instant } = useInstants();
  const { test, measure, name, source, edition, population, language, task, approvedBy, approvedAt } = set;
  const unit = numberMeasuresOf(testOf(test)).find(({ id }) => id === measure)?.unit;
  const taskMeasure = testOf(test).details.find(({ id }) => id === 'task' || id === 'card')?.id ?? 'task';
  return (
    <li className={card.card}>
      <div className={styles.head}>
        <h3>{normText(name)}</h3>
        <Switch
          label={t('norms.approved')}
          aria-label={t('norms.approvedOf', { name: normText(name) })}
          checked={set.isApproved}
          disabled={isReadOnly || isSaving}
          onChange={event => onApprove(event.currentTarget.checked)}
        />
      </div>
      <dl className={`${facts.facts} ${styles.facts}`}>
        <Fact name={t('norms.of')}>
          {nameOf(test)} ·{' '}
          {unit
            ? t('measureWithUnit', { measure: measureName(measure), unit: unitName(unit) })
            : measureName(measure)}
        </Fact>
        <Fact name={t('norms.source')}>{[sourceName(source), edition].filter(Boolean).join(' · ')}</Fact>
        <Fact name={t('norms.population')}>{normText(population)}</Fact>
        {language && <Fact name={word('measure.language')}>{optionName('language', language, test)}</Fact>}
        {task && (
          <Fact name={word(`measure.${taskMeasure}` as 'measure.task')}>{optionName(taskMeasure, task)}</Fact>
        )}
        {set.isApproved && approvedAt && (
          <Fact name={t('norms.approvedBy')}>
            {[approvedBy?.fullName, instant(approvedAt)].filter(Boolean).join(' · ')}
          </Fact>
        )}
      </dl>
      <details className={styles.lines}>
        <summary>{t('norms.lines', { count: set.rows.length })}</summary>
        <NormLines rows={set.rows} />
      </details>
      {!isReadOnly && (
        <div className={`${layout.wrap8} ${layout.above12}`}>
          <Button
            variant="default"
            leftSection={<IconPencil size={16} aria-hidden />}
            aria-label={t('editOf', { name: normText(name) })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={t('deleteOf', { name: normText(name) })}
            onClick={onDelete}
          >
            {t('delete')}
          </Button>
        </div>
      )}
    </li>
  );
}

function NormLines({ rows }: { rows: readonly NormRow[] }) {
  const { t } = useTranslation(['screeningSettings', 'learning']);
  const ages = ({ ageFrom, ageTo }: NormRow) =>
    ageFrom === null && ageTo === null ? t('row.any') : `${ageText(ageFrom)} – ${ageText(ageTo)}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <div className={layout.scroll} tabIndex={0}>
      <table className={styles.table}>
        <thead>
          <tr>
            {(['band', 'age', 'sex', 'grade', 'low', 'typical', 'high'] as const).map(name => (
              <th key={name} scope="col">
                {t(`row.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no id and are not moved here
            <tr key={index}>
              <td>{row.band ? t(`learning:band.${row.band}`) : t('row.any')}</td>
              <td>{ages(row)}</td>
              <td>{row.sex ? t(`row.${row.sex}`) : t('row.any')}</td>
              <td>{row.grade ?? t('row.any')}</td>
              <td>{row.low ?? '–'}</td>
              <td>{row.typical ?? '–'}</td>
              <td>{row.high ?? '–'}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
