import type { Editor } from '@tiptap/core';
import type { Command } from '@tiptap/pm/state';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  goToNextCell,
  isInTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';

export const tableCommands = {
  addRow: addRowAfter,
  addColumn: addColumnAfter,
  removeRow: deleteRow,
  removeColumn: deleteColumn,
  toggleHead: toggleHeaderRow,
  removeTable: deleteTable,
} satisfies Record<string, Command>;

export type TableCommand = keyof typeof tableCommands;

export const isInsideTable = ({ state }: Editor): boolean => isInTable(state);

export const run = ({ state, view }: Editor, command: Command): boolean =>
  command(state, view.dispatch, view);

/** Moves to the next or previous table cell; adds a row after the last cell. */
export function moveCell(editor: Editor, direction: 1 | -1): boolean {
  if (!isInTable(editor.state) || editor.isActive('listItem')) return false;
  if (run(editor, goToNextCell(direction))) return true;
  if (direction === -1) return true;
  run(editor, addRowAfter);
  return run(editor, goToNextCell(1));
}

const cell = (type: 'tableHeader' | 'tableCell') => ({ type, content: [{ type: 'paragraph' }] });
const row = (type: 'tableHeader' | 'tableCell') => ({
  type: 'tableRow',
  content: [1, 2, 3].map(() => cell(type)),
});

export const newTable = {
  type: 'table',
  content: [row('tableHeader'), row('tableCell'), row('tableCell')],
};
