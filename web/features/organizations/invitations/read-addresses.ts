import { SignInEmail } from '../../../../shared/core/fields.ts';

interface TypedAddresses {
  /** In lower case, each once. */
  addresses: string[];
  /** What was typed that is neither an address nor a name beside one. */
  wrong: string[];
}

/**
 * Reads addresses as they are typed or pasted: separated by commas, semicolons, spaces or lines, with names before
 * angle brackets or in other cells of a row of a spreadsheet. Nothing else is left out without being told.
 */
export function readAddresses(text: string): TypedAddresses {
  const found = text
    .replaceAll(/"[^"@]*"/g, ' ')
    .replaceAll(/["“”]|(?<!\w)'|'(?!\w)/g, ' ')
    .split(/[\n\r;；、]+/)
    .flatMap(addressesInLine);
  const typed = [...new Map(found.map(one => [one.toLowerCase(), one])).values()];
  const isAddress = (one: string) => SignInEmail.safeParse(one.toLowerCase()).success;
  return {
    addresses: typed.filter(isAddress).map(one => one.toLowerCase()),
    wrong: typed.filter(one => !isAddress(one)),
  };
}

/** Everything in a line that is or should be an address. */
function addressesInLine(line: string): string[] {
  const outside = line.split('\t').some(cell => cell.includes('@'))
    ? line
        .split('\t')
        .filter(cell => !isName(cell))
        .join(',')
    : line;
  const found: string[] = [];
  let names: string[] = [];
  for (const part of outside.split(/[,，]/)) {
    const bracketed = addressesInBrackets(part);
    if (!bracketed && isName(part)) names.push(part.trim());
    else {
      found.push(...(bracketed ?? [...names, ...part.split(/[\s<>]+/)]));
      names = [];
    }
  }
  return [...found, ...names].filter(Boolean);
}

/** What stands in brackets, and whatever else has an @; empty brackets with the name before them. */
function addressesInBrackets(part: string): string[] | undefined {
  const inside = [...part.matchAll(/<([^<>]*)>/g)].map(([, address = '']) => address.trim());
  if (inside.length === 0) return undefined;
  const beside = part
    .replaceAll(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter(word => word.includes('@'));
  const name = part.replaceAll(/[<>]/g, ' ').trim();
  return [...inside.map(address => address || name), ...beside];
}

/** Without an @, and without a dot inside of a word as in "mei.example". */
const isName = (part: string): boolean => !part.includes('@') && !/\S\.\S/.test(part);
