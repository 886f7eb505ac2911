import { unchangedAnswers } from './call.ts';

export const hasChanged = (answer: object): boolean => !unchangedAnswers.has(answer);

/** Returns `undo`, or undefined if the request changed nothing: it would undo what a colleague has done. */
export const undoOf = <Undo>(answer: object, undo: Undo): Undo | undefined =>
  hasChanged(answer) ? undo : undefined;
