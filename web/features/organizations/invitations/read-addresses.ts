import { SignInEmail } from '../../../../shared/core/fields.ts';

interface TypedAddresses {
  /** In lower case, without duplicates. */
  addresses: string[];
  /** Typed parts that are neither an address nor the name of one. */
  wrong: string[];
}

/**
 * Parses typed or pasted addresses, separated by commas, semicolons, spaces or lines, with names before angle
 * brackets or in other cells of a spreadsheet row. Reports everything else as wrong.
 */
export function readAddresses(text: string): TypedAddresses {
  const found = text
    .replaceAll(/"[^"@]*"/g, ' ')
    .replaceAll(/["“”]|(?<!\w)'|'(?!\w)/g, ' ')
    .split(/[\n\r;；、]+/)
    .flatMap(addressesInLine);
  const typed = [...new Map(found.map(text => [text.toLowerCase(), text])).values()];
  const isAddress = (text: string) => SignInEmail.safeParse(text.toLowerCase()).success;
  return {
    addresses: typed.filter(isAddress).map(text => text.toLowerCase()),
    wrong: typed.filter(text => !isAddress(text)),
  };
}

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

/** Contents of brackets and all other words with an @; empty brackets yield the name before them. */
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

/** No @, and no dot inside a word as in "mei.example". */
const isName = (part: string): boolean => !part.includes('@') && !/\S\.\S/.test(part);
