const step = /^(?:\.?(\w+)|\[(\d+)\]|\[\?(.+?)\])/;
const filter = /^(\w+)(?:==|, )'(.*)'$/;

/**
 * Evaluates a JMESPath expression (option `--query`), as far as the docs use them: names, indexes, filters
 * and lists of names.
 */
export function select(value: unknown, path: string): unknown {
  const list = /^\[([A-Za-z].*)\]$/.exec(path);
  if (list)
    return (list[1] ?? '')
      .split(', ?')
      .flatMap(name => name.split(','))
      .map(name => select(value, name.trim()));
  if (path === '') return value;
  const [whole, from = '', by = ''] = /^max_by\((\w+), &(\w+)\)/.exec(path) ?? [];
  if (whole !== undefined) {
    const sorted = (select(value, from) as Record<string, unknown>[]).toSorted((a, b) =>
      String(a[by]) < String(b[by]) ? -1 : 1,
    );
    return select(sorted.at(-1), path.slice(whole.length));
  }
  const [found, name, index, condition] = step.exec(path) ?? [];
  if (found === undefined) throw new Error(`no path: ${path}`);
  const rest = path.slice(found.length);
  if (condition !== undefined)
    return (value as Record<string, unknown>[])
      .filter(one => passes(one, condition))
      .map(one => select(one, rest));
  const next = index === undefined ? Object(value)[name ?? ''] : (value as unknown[])[Number(index)];
  return select(next, rest);
}

function passes(one: Record<string, unknown>, condition: string): boolean {
  const call = /^(starts_with|contains)\((.+)\)$/.exec(condition);
  const [, name = '', text = ''] = filter.exec(call?.[2] ?? condition) ?? [];
  const found = String(one[name]);
  if (call?.[1] === 'starts_with') return found.startsWith(text);
  return call ? found.includes(text) : found === text;
}
