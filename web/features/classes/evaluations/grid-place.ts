import type { EvaluationChange } from '../../../../shared/features/classes/evaluations/schema.ts';

/** Position of a cell in the grid. Column 0 is absence, followed by three columns for each activity. */
export interface Place {
  row: number;
  column: number;
}

export const activityFields = ['participation', 'fluency', 'observation'] as const;
export type ActivityField = (typeof activityFields)[number];

export const absentColumn = 0;
const perActivity = activityFields.length;

export const columnOf = (activity: number, field: ActivityField): number =>
  1 + activity * perActivity + activityFields.indexOf(field);

/** Activity and field of a column; undefined for the absence column. */
export function aboutColumn(column: number): { activity: number; field: ActivityField } | undefined {
  if (column === absentColumn) return undefined;
  const field = activityFields[(column - 1) % perActivity];
  return field && { activity: Math.floor((column - 1) / perActivity), field };
}

export interface GridShape {
  rows: number;
  activities: number;
  /** Whether the cells of a row cannot be filled in, because the child is absent. */
  isLocked: (row: number) => boolean;
}

const clamp = (value: number, last: number) => Math.max(0, Math.min(last, value));

/** The cell that an arrow key leads to. A locked row has only its first column. */
export function moved({ row, column }: Place, by: Place, { rows, activities, isLocked }: GridShape): Place {
  const next = clamp(row + by.row, rows - 1);
  const last = isLocked(next) ? absentColumn : activities * perActivity;
  return { row: next, column: clamp(column + by.column, last) };
}

/**
 * The cell that a typed score fills in: `at`, or the next score cell if `at` is an observation that the last
 * score led to. Another observation takes no score.
 */
export function scoredCell(at: Place, hasScoreLedHere: boolean, shape: GridShape): Place | undefined {
  const about = aboutColumn(at.column);
  if (about?.field !== 'observation') return about && at;
  const next = hasScoreLedHere && nextScore(at, shape);
  return next && next !== at ? next : undefined;
}

/**
 * The cell to the right of a score, which belongs to the same child. So O and A after a child’s last score
 * concern this child.
 */
export const afterScore = ({ row, column }: Place): Place => ({ row, column: column + 1 });

/** The next score cell in the row, then the first score cell of the next child who can be rated. */
function nextScore(place: Place, shape: GridShape): Place {
  const column = place.column + 1;
  return column <= shape.activities * perActivity ? { row: place.row, column } : nextChild(place, shape);
}

export function nextChild(place: Place, { rows, activities, isLocked }: GridShape): Place {
  for (let row = place.row + 1; row < rows; row++)
    if (!isLocked(row)) return { row, column: activities > 0 ? 1 : absentColumn };
  return place;
}

export type GridKey =
  | { act: 'score'; score: number }
  | { act: 'move'; by: Place }
  | { act: 'absent' | 'observe' | 'empty' | 'next' | 'undo' | 'first' | 'last' };

interface PressedKey {
  key: string;
  code: string;
  isComposing: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}

const moves: Record<string, Place> = {
  ArrowUp: { row: -1, column: 0 },
  ArrowDown: { row: 1, column: 0 },
  ArrowLeft: { row: 0, column: -1 },
  ArrowRight: { row: 0, column: 1 },
};
/** Values of `KeyboardEvent.key` that browsers report while an input method handles the key. */
const inProcess = ['Process', 'Unidentified'];

/**
 * Returns the action of a key pressed on a cell. Ignores keys while an input method composes text. If an
 * input method hides the key, uses the key's physical position.
 */
export function readKey(pressed: PressedKey, areSingleKeysOn: boolean): GridKey | undefined {
  if (pressed.isComposing || pressed.altKey) return undefined;
  const key = keyIn(pressed);
  if (pressed.ctrlKey || pressed.metaKey) return key === 'z' ? { act: 'undo' } : undefined;
  const by = moves[key];
  if (by) return { act: 'move', by };
  if (key === 'enter') return { act: 'next' };
  if (key === 'backspace' || key === 'delete') return { act: 'empty' };
  if (key === 'home') return { act: 'first' };
  if (key === 'end') return { act: 'last' };
  if (!areSingleKeysOn) return undefined;
  if (/^[1-5]$/.test(key)) return { act: 'score', score: Number(key) };
  if (key === 'a') return { act: 'absent' };
  return key === 'o' ? { act: 'observe' } : undefined;
}

function keyIn({ key, code }: PressedKey): string {
  if (key in moves) return key;
  const known = inProcess.includes(key) ? code.replace(/^(?:Digit|Numpad|Key)/, '') : key;
  return known.normalize('NFKC').toLowerCase();
}

export const toAll = (
  caseIds: readonly string[],
  change: Omit<EvaluationChange, 'caseId'>,
): EvaluationChange[] => caseIds.map(caseId => ({ ...change, caseId }) as EvaluationChange);
