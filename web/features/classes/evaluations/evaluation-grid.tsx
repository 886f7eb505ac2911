import { type KeyboardEvent, useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from '../../../../shared/core/documents/is-same.ts';
import { unrated } from '../../../../shared/features/classes/evaluations/evaluation-rules.ts';
import type { EvaluationScales, FieldMark } from '../../../../shared/features/classes/evaluations/schema.ts';
import type { Session } from '../../../../shared/features/classes/sessions/schema.ts';
import sideways from '../../../ui/layout/sideways.module.css';
import { ChildRow, cellName } from './child-row.tsx';
import styles from './evaluation.module.css';
import type { EvaluationQueue, QueueState } from './evaluation-queue.ts';
import { GridHead } from './grid-head.tsx';
import {
  aboutColumn,
  absentColumn,
  afterScore,
  type GridKey,
  type GridShape,
  moved,
  nextChild,
  type Place,
  readKey,
  scoredCell,
} from './grid-place.ts';
import type { EvaluationActions } from './use-evaluation-actions.tsx';

interface EvaluationGridProps {
  label: string;
  session: Session;
  state: QueueState;
  queue: EvaluationQueue;
  scales: EvaluationScales;
  actions: EvaluationActions;
  areKeysOn: boolean;
}

const noMarks: readonly FieldMark[] = [];

/** Actions whose keys also work while a button of the score pad has focus; other keys act on that button. */
const padActs = new Set<GridKey['act']>(['score', 'empty', 'absent', 'observe', 'undo']);

/** A cell by its child, because the rows move when a colleague adds or removes a child. */
interface Cell {
  caseId: string | undefined;
  column: number;
}

const tabStop = '[data-cell][tabindex="0"]';

/** Grid of children and activities for pointer and keyboard. The whole grid is one Tab stop, focused at first. */
export function EvaluationGrid(props: EvaluationGridProps) {
  const { label, session, state, queue, scales, actions, areKeysOn } = props;
  const { children, activities } = session;
  const table = useRef<HTMLTableElement>(null);
  const [active, setActive] = useState<Cell>({
    caseId: children[0]?.id,
    column: activities.length > 0 ? 1 : absentColumn,
  });
  const [pad, setPad] = useState<Cell>();
  /** Cell to which the last score moved the focus, until another cell gets it. */
  const arrived = useRef<Cell>(undefined);
  const ratedOf = (caseId: string) => state.rated.get(caseId) ?? unrated;
  const shape: GridShape = {
    rows: children.length,
    activities: activities.length,
    isLocked: row => ratedOf(children[row]?.id ?? '').isAbsent,
  };
  const row = Math.max(
    0,
    children.findIndex(({ id }) => id === active.caseId),
  );
  const isLockedHere = shape.isLocked(row);
  const stop: Place = { row, column: isLockedHere ? absentColumn : active.column };

  const cellAt = useCallback(
    ({ row, column }: Place): Cell => ({ caseId: children[row]?.id, column }),
    [children],
  );
  const onPlace = useCallback(
    (place: Place): void => {
      const cell = cellAt(place);
      if (!isSame(arrived.current, cell)) arrived.current = undefined;
      setActive(cell);
    },
    [cellAt],
  );
  const onPad = useCallback((place: Place | undefined) => setPad(place && cellAt(place)), [cellAt]);
  const go = useCallback(
    (place: Place): void => {
      setActive(cellAt(place));
      setPad(undefined);
      const shown = table.current?.querySelector<HTMLElement>(`[data-cell="${cellName(place)}"]`);
      shown?.focus();
      shown?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
    },
    [cellAt],
  );
  const goOn = useCallback(
    (scored: Place) => {
      const place = afterScore(scored);
      arrived.current = cellAt(place);
      go(place);
    },
    [go, cellAt],
  );

  const { isReadOnly } = actions;
  useEffect(() => {
    if (isReadOnly) return;
    // The shell focuses a new page first. A focused dialog or field keeps the focus.
    const timer = setTimeout(() => {
      if (!document.activeElement?.contains(table.current)) return;
      table.current?.querySelector<HTMLElement>(tabStop)?.focus({ preventScroll: true });
    });
    return () => clearTimeout(timer);
  }, [isReadOnly]);

  const goToRow = useEffectEvent(() => {
    const focused = document.activeElement;
    // Marking a child absent removes the focused cell; the first cell of the child's row then gets the focus.
    if (isLockedHere && (focused === document.body || focused?.closest('[role="dialog"]')))
      go({ row, column: absentColumn });
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: rows that move for other reasons keep the focus
  useEffect(goToRow, [isLockedHere, active.caseId]);

  function press(event: KeyboardEvent): void {
    const { target, nativeEvent } = event;
    if (!(target instanceof HTMLElement)) return;
    const isOnPad = target.closest('[data-pad]') !== null;
    if (target.dataset.cell === undefined && !isOnPad) return;
    const key = readKey(nativeEvent, areKeysOn);
    const child = children[stop.row];
    if (!key || !child || (isOnPad && !padActs.has(key.act))) return;
    event.preventDefault();
    event.stopPropagation();
    const { activity, scale } = columnAt(stop);
    const mayChange = actions.mayChange(child);
    if (key.act === 'move') go(moved(stop, key.by, shape));
    else if (key.act === 'next') go(nextChild(stop, shape));
    else if (key.act === 'first') go(moved(stop, { row: 0, column: -stop.column }, shape));
    else if (key.act === 'last') go(moved(stop, { row: 0, column: Number.MAX_SAFE_INTEGER }, shape));
    else if (key.act === 'undo') queue.undo();
    else if (key.act === 'absent' && mayChange) actions.toggleAbsent(child);
    else if (key.act === 'observe' && activity) actions.observe({ child, activity });
    else if (key.act === 'empty' && activity && scale && mayChange)
      actions.score({ child, activity }, scale, null);
    else if (key.act === 'score') score(key.score);
  }

  function columnAt({ column }: Place) {
    const about = aboutColumn(column);
    const scale = about && about.field !== 'observation' ? about.field : undefined;
    return { activity: about && activities[about.activity], scale };
  }

  function score(to: number): void {
    const mayChange = (row: number) => children[row] !== undefined && actions.mayChange(children[row]);
    const isLocked = (row: number) => shape.isLocked(row) || !mayChange(row);
    const at = scoredCell(stop, isSame(arrived.current, cellAt(stop)), { ...shape, isLocked });
    if (!at) return;
    const child = children[at.row];
    const { activity, scale } = columnAt(at);
    if (!child || !activity || !scale || !mayChange(at.row)) return;
    actions.score({ child, activity }, scale, to);
    goOn(at);
  }

  return (
    <div className={`${styles.frame} ${sideways.fades}`}>
      <table ref={table} className={styles.grid} aria-label={label} onKeyDown={press}>
        <GridHead {...{ activities, scales, actions }} />
        <tbody>
          {children.map((child, row) => (
            <ChildRow
              key={child.id}
              {...{ row, child, session, scales, actions }}
              rated={ratedOf(child.id)}
              recent={state.recent.get(child.id) ?? noMarks}
              active={stop.row === row ? stop.column : undefined}
              pad={pad?.caseId === child.id ? pad.column : undefined}
              onPlace={onPlace}
              onPad={onPad}
              onScored={goOn}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
