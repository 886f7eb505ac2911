export interface Undo {
  label: string;
  run: () => void;
}
