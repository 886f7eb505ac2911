/** Path operators of PDF.js as SVG letters, with the number of points of each. */
const parts = [
  { letter: 'M', points: 1 },
  { letter: 'L', points: 1 },
  { letter: 'C', points: 3 },
  { letter: 'Q', points: 2 },
  { letter: 'Z', points: 0 },
] as const;

/** Converts a PDF.js path to SVG. @param top upper edge of the page; PDF coordinates start at the bottom */
export function pathData(data: ArrayLike<number>, top: number): string {
  let d = '';
  for (let at = 0; at < data.length; ) {
    const part = parts[data[at] ?? 0];
    if (!part) throw new Error(`a path has no part ${data[at]}`);
    at += 1;
    d += part.letter;
    for (let point = 0; point < part.points; point += 1, at += 2) {
      d += `${rounded(data[at] ?? 0)} ${rounded(top - (data[at + 1] ?? 0))} `;
    }
  }
  return d.trim();
}

const rounded = (value: number) => Math.round(value * 100) / 100;
