import { Checkbox } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Import, ImportedRow, RowOutcome } from '../../../../shared/features/intake/imports/schema.ts';
import { useSession } from '../../../platform/auth/session.ts';
import { useDates } from '../../../platform/i18n/use-dates.ts';
import { useTo } from '../../../platform/i18n/use-locale.ts';
import { Segments } from '../../../ui/form/segments.tsx';
import { ExportMenu } from '../../../ui/list/export-menu.tsx';
import styles from './imports.module.css';
import { useRowText } from './use-row-text.ts';

interface ImportRowsProps {
  of: Import;
  rows: ImportedRow[];
  /** Numbers of rows that become a case although they may be of one. */
  asNew: ReadonlySet<number>;
  onAsNew: ((chosen: ReadonlySet<number>) => void) | undefined;
}

/** Rows drawn at once; the file with the result has all of them. */
const shownRows = 100;
/** What somebody has to look at comes first. */
const order: RowOutcome[] = ['invalid', 'duplicate', 'archived', 'created', 'filled', 'unchanged'];

/** What becomes, or became, of the rows, by outcome. */
export function ImportRows({ of, rows, asNew, onAsNew }: ImportRowsProps) {
  const { t } = useTranslation('imports');
  const { when, told } = useRowText(of.phase);
  const there = order.filter(outcome => rows.some(row => row.outcome === outcome));
  const [chosen, setChosen] = useState<RowOutcome>();
  const current = chosen && there.includes(chosen) ? chosen : there[0];
  if (!current) return null;
  const shown = rows.filter(({ outcome }) => outcome === current);
  const countOf = (outcome: RowOutcome) => rows.filter(row => row.outcome === outcome).length;
  const read = async () => ({
    name: t('result.file'),
    head: [t('result.line'), t('result.name'), t('result.outcome'), t('result.why')],
    rows: rows.map(row => [row.line, row.case?.fullName ?? row.name, when(row), told(row)]),
  });
  return (
    <>
      <div className={styles.outcomes}>
        <Segments
          label={t('outcome.label')}
          options={there.map(value => ({ value, label: `${t(`outcome.${value}`)} (${countOf(value)})` }))}
          value={current}
          onChange={setChosen}
        />
        <ExportMenu read={read} />
      </div>
      <p className={styles.faint}>{t(`outcomeText.${current}`)}</p>
      <ul className={styles.rows}>
        {shown.slice(0, shownRows).map(row => (
          <Row key={row.number} row={row} told={told(row)} asNew={asNew} onAsNew={onAsNew} />
        ))}
      </ul>
      {shown.length > shownRows && (
        <p className={styles.faint}>{t('outcome.more', { count: shown.length - shownRows })}</p>
      )}
    </>
  );
}

interface RowProps extends Pick<ImportRowsProps, 'asNew' | 'onAsNew'> {
  row: ImportedRow;
  told: string;
}

function Row({ row, told, asNew, onAsNew }: RowProps) {
  const { t } = useTranslation('imports');
  const to = useTo();
  const { date: inWords } = useDates(useSession().organization?.timeZone);
  const born = (date: string | null) => date && t('first.born', { day: inWords(date) });
  const name = row.case?.fullName ?? row.name;
  return (
    <li>
      <span>
        <span className={styles.faint}>{t('row.line', { line: row.line })}</span>{' '}
        {row.case ? (
          <Link to={to('case', { id: row.case.id })}>
            <bdi>{name}</bdi>
          </Link>
        ) : (
          <bdi>{name || t('row.noName')}</bdi>
        )}{' '}
        <span className={styles.born}>{born(row.birthDate)}</span>
      </span>
      {told !== '' && <span>{told}</span>}
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
          aria-label={t('row.asNewOf', { name })}
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
