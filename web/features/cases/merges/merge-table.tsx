import type { KeyboardEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaseFields } from '../../../../shared/features/cases/cases/schema.ts';
import { maxTags } from '../../../../shared/features/cases/cases/schema.ts';
import {
  differingFields,
  type MergeField,
  mergedFields,
  mergeFields,
} from '../../../../shared/features/cases/merges/merge-fields.ts';
import styles from './merges.module.css';
import { useFieldTexts } from './use-field-texts.ts';

export interface MergeSide {
  /** What the column is: a registration, or a case. */
  heading: string;
  note: string;
  fields: CaseFields;
}

interface MergeTableProps {
  /** What is merged in. */
  from: MergeSide;
  /** What stays. */
  into: MergeSide;
  /** Fields of which the value that is merged in is kept. */
  take: readonly MergeField[];
  onTake: (take: MergeField[]) => void;
}

/** Two records of a child side by side, field by field, with what will be true after merging. */
export function MergeTable({ from, into, take, onTake }: MergeTableProps) {
  const { t } = useTranslation('merges');
  const { wordsFor, labelOf } = useFieldTexts();
  const after = mergedFields(into.fields, from.fields, take, maxTags);
  const different = differingFields(into.fields, from.fields);
  const same = mergeFields.filter(field => !different.includes(field) && wordsFor(after, field) !== '');
  const choose = (field: MergeField, isTaken: boolean) =>
    onTake([...take.filter(one => one !== field), ...(isTaken ? [field] : [])]);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className={styles.hidden}>{t('merge.field')}</span>
          </th>
          {[from, into].map(({ heading, note, fields }) => (
            <th scope="col" key={heading}>
              <small>{heading}</small>
              <b>{fields.fullName}</b>
              <small>{note}</small>
            </th>
          ))}
          <th scope="col">
            <small>{t('merge.after')}</small>
            <b>{after.fullName}</b>
            <small>{after.otherName}</small>
          </th>
        </tr>
      </thead>
      <tbody>
        <tr className={styles.group}>
          <th scope="colgroup" colSpan={4}>
            {different.length === 0
              ? t('merge.noDifference')
              : t('merge.different', { count: different.length })}
          </th>
        </tr>
        {different.map(field => (
          <tr key={field} className={styles.choice}>
            <th scope="row">{labelOf(field)}</th>
            {[from, into].map(side => {
              const isTaken = side === from;
              const value = wordsFor(side.fields, field) || t('merge.nothing');
              return (
                <td key={side.heading} data-picked={take.includes(field) === isTaken || undefined}>
                  <label>
                    <input
                      type="radio"
                      name={`merge-${field}`}
                      aria-label={`${labelOf(field)}, ${side.heading}: ${value}`}
                      checked={take.includes(field) === isTaken}
                      onChange={() => choose(field, isTaken)}
                      onKeyDown={moveBetweenFields}
                    />
                    <span>{value}</span>
                  </label>
                </td>
              );
            })}
            <td className={styles.result}>
              <b>{wordsFor(after, field) || t('merge.nothing')}</b>
              {field === 'fullName' && (
                <small>
                  {t('merge.stays', { name: (take.includes(field) ? into : from).fields.fullName })}
                </small>
              )}
            </td>
          </tr>
        ))}
        {same.length > 0 && (
          <tr className={styles.group}>
            <th scope="colgroup" colSpan={4}>
              {t('merge.same', { count: same.length })}
            </th>
          </tr>
        )}
        {same.map(field => (
          <tr key={field}>
            <th scope="row">{labelOf(field)}</th>
            <td colSpan={3}>{wordsFor(after, field)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Up and down go to the field before and after; left and right choose a side, as in any group of radios. */
function moveBetweenFields(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const table = event.currentTarget.closest('table');
  const picked = [...(table?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [])];
  const here = picked.findIndex(({ name }) => name === event.currentTarget.name);
  picked[here + step]?.focus();
}
