const unchanged = new WeakSet<object>();

/** Notes that a request changed nothing, because the record already was as requested. */
export function noteUnchanged(answer: object): void {
  unchanged.add(answer);
}

export const hasChanged = (answer: object): boolean => !unchanged.has(answer);

/** Returns `undo`, or undefined if the request changed nothing: it would undo what a colleague has done. */
export const undoOf = <Undo>(answer: object, undo: Undo): Undo | undefined =>
  hasChanged(answer) ? undo : undefined;
