export interface TextPart {
  text: string;
  isDifferent: boolean;
}

/** Marks the part between the common start and end of two texts; nothing if less than half is common. */
export function markDifference(text: string, other: string): TextPart[] {
  const [mine, theirs] = [[...text], [...other]];
  const shortest = Math.min(mine.length, theirs.length);
  const start = countWhile(shortest, at => mine[at] === theirs[at]);
  const end = countWhile(shortest - start, at => mine.at(-1 - at) === theirs.at(-1 - at));
  if (2 * (start + end) < shortest || start + end === mine.length) return [{ text, isDifferent: false }];
  return [
    { text: mine.slice(0, start).join(''), isDifferent: false },
    { text: mine.slice(start, mine.length - end).join(''), isDifferent: true },
    { text: mine.slice(mine.length - end).join(''), isDifferent: false },
  ].filter(part => part.text !== '');
}

function countWhile(most: number, holds: (at: number) => boolean): number {
  for (let at = 0; at < most; at++) if (!holds(at)) return at;
  return most;
}
