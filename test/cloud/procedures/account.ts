import { select } from './select-value.ts';

/** Options of a command by name; a flag without a value is true. Arguments without a name are under `''`. */
export type Options = Record<string, string | string[] | true>;

/** A simulated command of the AWS command line: its options, and what it does. */
export interface Operation {
  /** Names of the options. All are required, except those whose names end in a question mark. */
  options: string[];
  run: (options: Options, folder: string) => unknown;
}

export type Operations = Record<string, Operation>;

export interface Answer {
  out: string;
  code: number;
}

/** Options that every command accepts. */
const common = ['query', 'output', 'region', 'cli-binary-format'];

/**
 * A stand-in of the AWS command line. It refuses operations and options that it does not know, so that a
 * misspelt command fails as it does with AWS.
 */
export async function runAws(operations: Operations, words: string[], folder: string): Promise<Answer> {
  const [service = '', name = '', ...rest] = words;
  const operation = operations[`${service} ${name}`];
  if (!operation) return { out: `aws: ${service} ${name}: no such operation`, code: 252 };
  const options = parse(rest);
  const named = Object.keys(options).filter(one => one !== '');
  const known = operation.options.map(one => one.replace('?', ''));
  const unknown = named.filter(one => !known.includes(one) && !common.includes(one));
  const missing = operation.options.filter(one => !one.endsWith('?') && !(one in options));
  if (unknown.length + missing.length > 0)
    return { out: `aws: ${service} ${name}: unknown ${unknown}, missing ${missing}`, code: 252 };
  try {
    const result = await operation.run(options, folder);
    const found = typeof options.query === 'string' ? select(result, options.query) : result;
    return { out: options.output === 'text' ? asText(found) : JSON.stringify(found ?? null), code: 0 };
  } catch (error) {
    return { out: (error as Error).message, code: 254 };
  }
}

/** Splits the words of a command: an option has one value at most; all other words are arguments. */
function parse(words: string[]): Options {
  const options: Options = {};
  let name = '';
  for (const word of words) {
    if (word.startsWith('--')) {
      name = word.slice(2);
      options[name] = true;
      continue;
    }
    const before = options[name];
    options[name] = before === undefined || before === true ? word : [before, word].flat();
    name = '';
  }
  return options;
}

/** A value as the AWS command line prints it with `--output text`: a list on one line. */
const asText = (value: unknown): string =>
  Array.isArray(value) ? value.map(asText).join('\t') : value === undefined ? 'None' : String(value);
