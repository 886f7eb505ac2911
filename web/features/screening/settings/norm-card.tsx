import { Button, Switch } from '@mantine/core';
import { IconPencil, IconTrash } from '@tabler/icons-react';
import { numberMeasuresOf } from '../../../../shared/features/screening/results/number-measures.ts';
import type { NormSet } from '../../../../shared/features/screening/settings/norms.schema.ts';
import { testOf } from '../../../../shared/features/screening/tests/catalogue.ts';
import { useInstants } from '../../../platform/i18n/use-instants.ts';
import card from '../../../ui/layout/card.module.css';
import layout from '../../../ui/layout/layout.module.css';
import { Fact } from '../../../ui/text/fact.tsx';
import facts from '../../../ui/text/facts.module.css';
import { NormLines } from './norm-lines.tsx';
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
  const { t, word, nameOf, optionName, measureName, unitName, sourceName } = useSettingWords();
  const { instant } = useInstants();
  const { test, measure, name, source, edition, population, language, task, approvedBy, approvedAt } = set;
  const unit = numberMeasuresOf(testOf(test)).find(({ id }) => id === measure)?.unit;
  const taskMeasure = testOf(test).details.find(({ id }) => id === 'task' || id === 'card')?.id ?? 'task';
  return (
    <li className={card.card}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <Switch
          label={t('norms.approved')}
          aria-label={t('norms.approvedOf', { name })}
          checked={set.isApproved}
          disabled={isReadOnly || isSaving}
          onChange={event => onApprove(event.currentTarget.checked)}
        />
      </div>
      <dl className={`${facts.facts} ${styles.facts}`}>
        <Fact name={t('norms.of')}>
          {nameOf(test)} · {measureName(measure)}
          {unit && ` (${unitName(unit)})`}
        </Fact>
        <Fact name={t('norms.source')}>{[sourceName(source), edition].filter(Boolean).join(' · ')}</Fact>
        <Fact name={t('norms.population')}>{population}</Fact>
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
            aria-label={t('editOf', { name })}
            onClick={onEdit}
          >
            {t('edit')}
          </Button>
          <Button
            variant="subtle"
            color="red"
            leftSection={<IconTrash size={16} aria-hidden />}
            aria-label={t('deleteOf', { name })}
            onClick={onDelete}
          >
            {t('delete')}
          </Button>
        </div>
      )}
    </li>
  );
}
