/** An apostrophe that keeps a formula or the zeros of a number; one that begins a name, as in ’Ofa, is part of it. */
const guard = /^(?:="(.*)"|'([\s\p{C}]*[=+\-@−|%\d].*))$/su;

/** The text of a cell without what spreadsheets put around it to keep it as it is: `="24.10"`, `'-1.25`. */
export function cellText(cell: string): string {
  const text = cell.normalize('NFKC').trim();
  const guarded = guard.exec(text);
  return (guarded?.[1] ?? guarded?.[2] ?? text).trim();
}
