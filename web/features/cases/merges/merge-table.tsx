import { IconArrowsLeftRight, IconEqual, IconPlus } from '@tabler/icons-react';
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
import layout from '../../../ui/layout/layout.module.css';
import { markDifference } from './mark-difference.ts';
import styles from './merge-table.module.css';
import { useFieldTexts } from './use-field-texts.ts';

export interface MergeSide {
  heading: string;
  note: string;
  fields: CaseFields;
}

interface MergeTableProps {
  from: MergeSide;
  into: MergeSide;
  /** Fields in which the kept case gets the value of the merged case. */
  take: readonly MergeField[];
  onTake: (take: MergeField[]) => void;
}

export function MergeTable({ from, into, take, onTake }: MergeTableProps) {
  const { t } = useTranslation(['merges', 'common']);
  const { wordsFor, labelOf } = useFieldTexts(into.fields.country);
  const after = mergedFields(into.fields, from.fields, take, maxTags);
  const unlike = differingFields(into.fields, from.fields);
  const isInBoth = (field: MergeField) => [from, into].every(side => wordsFor(side.fields, field) !== '');
  const different = unlike.filter(isInBoth);
  const single = unlike.filter(field => !isInBoth(field) && wordsFor(after, field) !== '');
  const same = mergeFields.filter(field => !unlike.includes(field) && wordsFor(after, field) !== '');
  const choose = (field: MergeField, isTaken: boolean) =>
    onTake([...take.filter(name => name !== field), ...(isTaken ? [field] : [])]);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <span className={layout.unseen}>{t('merge.field')}</span>
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
            <span>
              <IconArrowsLeftRight size={16} aria-hidden />
              {different.length === 0
                ? t('merge.noChoice')
                : t('merge.different', { count: different.length })}
            </span>
          </th>
        </tr>
        {different.map(field => (
          <tr key={field} className={styles.choice}>
            <th scope="row">{labelOf(field)}</th>
            {[from, into].map(side => {
              const isTaken = side === from;
              const value = wordsFor(side.fields, field);
              const others = wordsFor((isTaken ? into : from).fields, field);
              return (
                <td key={side.heading} data-picked={take.includes(field) === isTaken || undefined}>
                  <label>
                    <input
                      type="radio"
                      name={`merge-${field}`}
                      aria-label={t('common:labelled', {
                        name: `${labelOf(field)}, ${side.heading}`,
                        value,
                      })}
                      checked={take.includes(field) === isTaken}
                      onChange={() => choose(field, isTaken)}
                      onKeyDown={moveBetweenFields}
                    />
                    <span>
                      <small className={styles.side} aria-hidden>
                        {side.heading}
                      </small>
                      <Marked text={value} other={others} />
                    </span>
                  </label>
                </td>
              );
            })}
            <td className={styles.result}>
              <small className={styles.side}>{t('merge.after')}</small>
              <b>{wordsFor(after, field)}</b>
              {field === 'fullName' && (
                <small>
                  {t('merge.stays', { name: (take.includes(field) ? into : from).fields.fullName })}
                </small>
              )}
            </td>
          </tr>
        ))}
        {single.length > 0 && (
          <tr className={styles.group}>
            <th scope="colgroup" colSpan={4}>
              <span>
                <IconPlus size={16} aria-hidden />
                {t('merge.single', { count: single.length })}
              </span>
            </th>
          </tr>
        )}
        {single.map(field => (
          <tr key={field} className={styles.single}>
            <th scope="row">{labelOf(field)}</th>
            {[from, into].map(side => (
              <td key={side.heading} data-empty={!wordsFor(side.fields, field) || undefined}>
                <small className={styles.side}>{side.heading}</small>
                {wordsFor(side.fields, field) || t('merge.nothing')}
              </td>
            ))}
            <td className={styles.result}>
              <small className={styles.side}>{t('merge.after')}</small>
              {wordsFor(after, field)}
            </td>
          </tr>
        ))}
        {same.length > 0 && (
          <tr className={styles.group}>
            <th scope="colgroup" colSpan={4}>
              <span>
                <IconEqual size={16} aria-hidden />
                {t('merge.same', { count: same.length })}
              </span>
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

function Marked({ text, other }: { text: string; other: string }) {
  let at = 0;
  return markDifference(text, other).map(part => {
    const key = at;
    at += part.text.length;
    return part.isDifferent ? <mark key={key}>{part.text}</mark> : part.text;
  });
}

/** Arrow keys: Up and Down move between fields; Left and Right choose a side, as in any radio group. */
function moveBetweenFields(event: KeyboardEvent<HTMLInputElement>) {
  const step = { ArrowUp: -1, ArrowDown: 1 }[event.key];
  if (step === undefined) return;
  event.preventDefault();
  const table = event.currentTarget.closest('table');
  const picked = [...(table?.querySelectorAll<HTMLInputElement>('input[type=radio]:checked') ?? [])];
  const here = picked.findIndex(({ name }) => name === event.currentTarget.name);
  picked[here + step]?.focus();
}
