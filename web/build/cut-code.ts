/** Code to leave out of one module of a package. */
export interface Cut {
  /** New bodies of functions and methods, by name; that of a function begins with `function `. */
  bodies?: Record<string, string>;
  /** Code to replace. Conditions become `false`, and the minifier then removes what depends on them. */
  code?: [old: RegExp, instead: string][];
}

/** Body of functions that are never called. It fails, so that a test notices if one is called after all. */
export const never = 'throw Error("left out of the build");';

/** Matches a function or method; its closing brace is indented like its head. */
const bodyOf = (name: string) =>
  new RegExp(`^(( *\\t*)(?:async )?${name}\\((?:[^()]|\\([^()]*\\))*\\)) \\{\\n[^]*?\\n\\2\\}$`, 'gm');

/** @throws Error if the code to leave out is not found */
export function without({ bodies = {}, code: replaced = [] }: Cut, code: string): string {
  const emptied = Object.entries(bodies).map(([name, body]): [RegExp, string] => [
    bodyOf(name),
    `$1 {${body}}`,
  ]);
  return [...emptied, ...replaced].reduce((rest, [old, instead]) => {
    if (rest.search(old) < 0) throw new Error(`a package is written in a new way, without ${old}`);
    return rest.replace(old, instead);
  }, code);
}
