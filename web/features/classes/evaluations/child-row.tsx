import { Button, Checkbox } from '@mantine/core';
import { IconPlus, IconUserOff } from '@tabler/icons-react';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Rated, ratingIn } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import {
  type EvaluationScales,
  type FieldMark,
  scaleNames,
} from '../../../../shared/features/classes/evaluations/schema.ts';
import type { Session, SessionChild } from '../../../../shared/features/classes/sessions/schema.ts';
import { skipUnchanged } from '../../../ui/form/skip-unchanged.tsx';
import layout from '../../../ui/layout/layout.module.css';
import { PersonName } from '../../../ui/text/person-name.tsx';
import styles from './evaluation.module.css';
import { absentColumn, columnOf, type Place } from './grid-place.ts';
import { ScoreCell } from './score-cell.tsx';
import type { EvaluationActions } from './use-evaluation-actions.tsx';
import { useLastScores } from './use-last-scores.ts';

interface ChildRowProps {
  row: number;
  child: SessionChild;
  rated: Rated;
  recent: readonly FieldMark[];
  session: Session;
  scales: EvaluationScales;
  actions: EvaluationActions;
  /** Column of the cell in this row that Tab focuses; undefined if that cell is in another row. */
  active: number | undefined;
  pad: number | undefined;
  onPlace: (place: Place) => void;
  onPad: (place: Place | undefined) => void;
  onScored: (place: Place) => void;
}

export const cellName = ({ row, column }: Place): string => `${row}:${column}`;

/** Row of a child with their evaluation; the row of an absent child is only one line high. */
export const ChildRow = memo(function ChildRow(props: ChildRowProps) {
  const { row, child, rated, recent, session, scales, actions, active, pad } = props;
  const { onPlace, onPad, onScored } = props;
  const { t } = useTranslation('evaluations');
  const { fullName: name } = child;
  const { activities } = session;
  const lastOf = useLastScores(session, child.id, pad !== undefined);
  const mayChange = actions.mayChange(child);
  const markOf = (field: string, activityId: string | null) =>
    recent.find(mark => mark.field === field && mark.activityId === activityId)?.by.fullName;
  const at = (column: number) => ({
    place: cellName({ row, column }),
    isTabStop: active === column,
    onFocus: () => onPlace({ row, column }),
  });
  const first = at(absentColumn);
  return (
    <tr
      className={styles.row}
      data-absent={rated.isAbsent || undefined}
      data-current={active !== undefined || undefined}
    >
      <th className={styles.name} scope="row" title={name}>
        <PersonName fullName={name} otherName={child.otherName} />
      </th>
      <td className={styles.absent}>
        {mayChange && (
          <Checkbox
            aria-label={t('absentOf', { name })}
            checked={rated.isAbsent}
            data-cell={first.place}
            tabIndex={first.isTabStop ? 0 : -1}
            onFocus={first.onFocus}
            onChange={() => actions.toggleAbsent(child)}
            styles={{ body: { justifyContent: 'center' } }}
          />
        )}
      </td>
      {rated.isAbsent ? (
        <td className={styles.starts} colSpan={Math.max(1, activities.length * 3)}>
          <span className={layout.inline8}>
            <IconUserOff size={18} aria-hidden />
            {rated.absenceReason ? t('absentBecause', { reason: rated.absenceReason }) : t('absentLine')}
            {mayChange && (
              <Button variant="subtle" size="compact-sm" onClick={() => actions.giveReason(child)}>
                {rated.absenceReason ? t('changeReason') : t('addReason')}
              </Button>
            )}
          </span>
        </td>
      ) : (
        activities.flatMap((activity, index) => {
          const rating = ratingIn(rated, activity.id);
          return [
            ...scaleNames.map(scale => {
              const column = columnOf(index, scale);
              return (
                <td
                  key={`${activity.id} ${scale}`}
                  className={scale === 'participation' ? styles.starts : undefined}
                >
                  <ScoreCell
                    {...{ name, scale, scales, ...at(column) }}
                    activity={activity.title}
                    number={index + 1}
                    score={rating[scale]}
                    by={markOf(scale, activity.id)}
                    isDisabled={!mayChange}
                    isPadOpen={pad === column}
                    last={pad === column ? lastOf(activity, scale) : undefined}
                    onPad={isOpen => onPad(isOpen ? { row, column } : undefined)}
                    onScore={score => {
                      actions.score({ child, activity }, scale, score);
                      onScored({ row, column });
                    }}
                  />
                </td>
              );
            }),
            <td key={`${activity.id} observation`}>
              <ObservationCell
                {...{ name, mayChange, ...at(columnOf(index, 'observation')) }}
                activity={activity.title}
                text={rating.observation}
                onOpen={() => actions.observe({ child, activity })}
              />
            </td>,
          ];
        })
      )}
    </tr>
  );
});

interface ObservationCellProps {
  name: string;
  activity: string;
  text: string;
  mayChange: boolean;
  isTabStop: boolean;
  place: string;
  onFocus: () => void;
  onOpen: () => void;
}

function PlainObservationCell(props: ObservationCellProps) {
  const { name, activity, text, mayChange, isTabStop, place, onFocus, onOpen } = props;
  const { t } = useTranslation('evaluations');
  const opens = mayChange || text !== '';
  const field = t('observation');
  return (
    <button
      type="button"
      className={styles.cell}
      data-observation
      data-cell={place}
      tabIndex={isTabStop ? 0 : -1}
      aria-disabled={!opens || undefined}
      aria-label={t('cell', { name, activity, field, value: text || t('noObservation') })}
      onFocus={onFocus}
      onClick={() => {
        if (opens) onOpen();
      }}
    >
      {text !== '' && <span title={text}>{text}</span>}
      {text === '' && mayChange && <IconPlus size={18} aria-hidden />}
      {!opens && (
        <span className={layout.faint} aria-hidden>
          –
        </span>
      )}
    </button>
  );
}

/**
 * The observation about a child in one activity. Users without permission to change the observation can open
 * it to read it.
 */
const ObservationCell = skipUnchanged(PlainObservationCell);
