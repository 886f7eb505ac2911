export const number = (value: number): string => String(Math.round(value * 100) / 100);

const commands = /([MLHVCZ])([^MLHVCZ]*)/g;
const numbers = /-?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;

/**
 * Converts an SVG path to PDF operators. The PDF origin is at the bottom, so y is flipped.
 * @param at position of the path's origin, in PDF coordinates
 * @throws Error for a command other than `M L H V C Z`
 */
export function drawPath(d: string, at: { x: number; y: number }): string {
  if (/[a-df-gi-ln-uw-y]|[ABD-GI-KN-UW-Y]/.test(d.replace(/e[-+]?\d/gi, ''))) {
    throw new Error(`a path has only M L H V C Z: ${d.slice(0, 80)}`);
  }
  let [x, y] = [0, 0];
  let out = '';
  const point = () => `${number(at.x + x)} ${number(at.y - y)}`;
  for (const [, command = '', text = ''] of d.matchAll(commands)) {
    const values = (text.match(numbers) ?? []).map(Number);
    if (command === 'Z') out += 'h\n';
    for (let index = 0; index < values.length; ) {
      const next = () => values[index++] ?? 0;
      if (command === 'C') {
        const points: string[] = [];
        for (let corner = 0; corner < 3; corner += 1) {
          [x, y] = [next(), next()];
          points.push(point());
        }
        out += `${points.join(' ')} c\n`;
        continue;
      }
      const isFirst = index === 0;
      if (command === 'H') x = next();
      else if (command === 'V') y = next();
      else [x, y] = [next(), next()];
      out += `${point()} ${command === 'M' && isFirst ? 'm' : 'l'}\n`;
    }
  }
  return out;
}

/** Distance of Bézier control points for a quarter circle, relative to the radius. */
const quarter = 0.5523;

export function circlePath(x: number, y: number, radius: number): string {
  const handle = quarter * radius;
  const curve = (...values: number[]) => `C${values.map(number).join(' ')}`;
  return [
    `M${number(x + radius)} ${number(y)}`,
    curve(x + radius, y + handle, x + handle, y + radius, x, y + radius),
    curve(x - handle, y + radius, x - radius, y + handle, x - radius, y),
    curve(x - radius, y - handle, x - handle, y - radius, x, y - radius),
    curve(x + handle, y - radius, x + radius, y - handle, x + radius, y),
    'Z',
  ].join('');
}

export function boxPath(x: number, y: number, width: number, height: number): string {
  return `M${number(x)} ${number(y)}H${number(x + width)}V${number(y + height)}H${number(x)}Z`;
}

/** SVG path of a square that stands on its corner. @param radius from its centre to a corner */
export function diamondPath(x: number, y: number, radius: number): string {
  const [top, bottom] = [y - radius, y + radius].map(number);
  return `M${number(x)} ${top}L${number(x + radius)} ${number(y)}L${number(x)} ${bottom}L${number(x - radius)} ${number(y)}Z`;
}
