import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { languages } from '../../../../shared/core/languages.ts';
import {
  caseFieldNames,
  type caseFieldNames as names,
} from '../../../../shared/features/cases/cases/changed-fields.ts';
import type { Import, ImportedRow, RowOutcome } from '../../../../shared/features/intake/imports/schema.ts';
import { useCalendarDates } from '../../../platform/i18n/use-calendar-dates.ts';
import { useLanguage, useTo } from '../../../platform/i18n/use-locale.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import styles from './imports.module.css';
import { useProblemText } from './use-problem-text.ts';

/** Name of the case field at a path: `father` for `father.name`. */
function caseFieldName(path: string): (typeof names)[number] {
  const first = path.split('.')[0];
  return caseFieldNames.find(name => name === first) ?? 'fullName';
}

function useRowText(phase: Import['phase']) {
  const { t } = useTranslation(['imports', 'cases', 'common']);
  const problemText = useProblemText();
  const when = ({ outcome, undone }: ImportedRow): string => {
    if (phase === 'undo' && undone) return t(`undone.${undone}`);
    return outcome ? t(`outcome.${outcome}`) : '';
  };
  const resultOf = (row: ImportedRow): string => {
    const filled = [...new Set(row.filled.map(path => t(`cases:changed.${caseFieldName(path)}`)))];
    return [
      ...(phase === 'undo' && row.undone ? [t(`undoneText.${row.undone}`)] : []),
      ...(row.problems.length > 0 && row.outcome !== 'invalid' ? [t('row.leftOut')] : []),
      ...row.problems.map(problemText),
      ...(filled.length > 0 ? [t('row.filled', { fields: filled.join(t('common:comma')) })] : []),
    ].join(' ');
  };
  return { when, resultOf };
}

interface ImportRowsProps {
  of: Import;
  rows: ImportedRow[];
  /** Numbers of the rows to import as new cases despite a possible duplicate. */
  asNew: ReadonlySet<number>;
  onAsNew: ((chosen: ReadonlySet<number>) => void) | undefined;
}

/** Maximum number of rows shown; the result file contains all rows. */
const shownRows = 100;
/** Order of the rows: outcomes that need attention come first. */
const order: RowOutcome[] = ['invalid', 'duplicate', 'archived', 'created', 'filled', 'unchanged'];

export function ImportRows({ of, rows, asNew, onAsNew }: ImportRowsProps) {
  const { t } = useTranslation(['imports', 'ui']);
  const { when, resultOf } = useRowText(of.phase);
  const { withRemark } = languages[useLanguage()];
  const present = order.filter(outcome => rows.some(row => row.outcome === outcome));
  const [chosen, setChosen] = useState<RowOutcome>();
  const current = chosen && present.includes(chosen) ? chosen : present[0];
  if (!current) return null;
  const shown = rows.filter(({ outcome }) => outcome === current);
  const countOf = (outcome: RowOutcome) => rows.filter(row => row.outcome === outcome).length;
  const read = async () => ({
    name: t('result.file'),
    head: [t('result.line'), t('ui:field.personName'), t('outcome.label'), t('result.why')],
    rows: rows.map(row => [row.line, row.case?.fullName ?? row.name, when(row), resultOf(row)]),
  });
  return (
    <>
      <div className={styles.outcomes}>
        <Segments
          label={t('outcome.label')}
          options={present.map(value => ({
            value,
            label: withRemark(t(`outcome.${value}`), String(countOf(value))),
          }))}
          value={current}
          onChange={setChosen}
        />
        <ExportMenu read={read} />
      </div>
      <p className={layout.hint}>{t(`outcomeText.${current}`)}</p>
      <ul className={styles.rows}>
        {shown.slice(0, shownRows).map(row => (
          <Row key={row.number} row={row} result={resultOf(row)} asNew={asNew} onAsNew={onAsNew} />
        ))}
      </ul>
      {shown.length > shownRows && (
        <p className={layout.hint}>{t('outcome.more', { count: shown.length - shownRows })}</p>
      )}
    </>
  );
}

interface RowProps extends Pick<ImportRowsProps, 'asNew' | 'onAsNew'> {
  row: ImportedRow;
  result: string;
}

function Row({ row, result, asNew, onAsNew }: RowProps) {
  const { t } = useTranslation(['imports', 'ui', 'common']);
  const to = useTo();
  const { date: inWords } = useCalendarDates();
  const born = (date: string | null) => date && t('ui:age.born', { day: inWords(date) });
  const name = row.case?.fullName ?? row.name;
  return (
    <li>
      <span>
        <span className={layout.hint}>{t('row.line', { line: row.line })}</span>{' '}
        {row.case ? (
          <Link to={to('case', { id: row.case.id })}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name || t('row.noName')}</bdi>
        )}{' '}
        <span className={styles.born}>{born(row.birthDate)}</span>
      </span>
      {result !== '' && <span>{result}</span>}
      {row.likely.map(({ id, fullName, birthDate }) => (
        <span key={id}>
          {t('row.maybe')}{' '}
          <Link to={to('case', { id })} target="_blank">
            <bdi>{fullName}</bdi>
          </Link>{' '}
          <span className={styles.born}>{born(birthDate)}</span>
        </span>
      ))}
      {row.likelyRows.map(({ number, line, name: like, birthDate }) => (
        <span key={number}>
          {t('row.maybeLine', { line })} <bdi>{like}</bdi>{' '}
          <span className={styles.born}>{born(birthDate)}</span>
        </span>
      ))}
      {row.outcome === 'duplicate' && onAsNew && (
        <Checkbox
          mt={6}
          label={t('row.asNew')}
          aria-label={t('common:labelled', { name: t('row.asNew'), value: name })}
          checked={asNew.has(row.number)}
          onChange={event => {
            const next = new Set(asNew);
            if (event.currentTarget.checked) next.add(row.number);
            else next.delete(row.number);
            onAsNew(next);
          }}
        />
      )}
    </li>
  );
}
