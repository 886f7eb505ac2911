/** An undo action. */
export interface Undo {
  label: string;
  run: () => void;
}
