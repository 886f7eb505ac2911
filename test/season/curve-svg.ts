const width = 320;
const height = 120;
const margin = 24;

/** Draws values as a small curve that is readable in the light and the dark theme. */
export function curveSvg(title: string, values: number[], labels: [first: string, last: string]): string {
  const most = Math.max(1, ...values);
  const step = (width - 2 * margin) / Math.max(1, values.length - 1);
  const points = values.map((value, index) => {
    const y = height - margin - ((height - 2 * margin) * value) / most;
    return `${(margin + index * step).toFixed(1)},${y.toFixed(1)}`;
  });
  const text = (x: number, y: number, anchor: string, words: string) =>
    `  <text x="${x}" y="${y}" text-anchor="${anchor}" font-family="sans-serif" font-size="10" fill="#767676">${words}</text>`;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" role="img">`,
    `  <title>${title}: from ${values[0]} to ${values.at(-1)}</title>`,
    `  <polyline fill="none" stroke="#2a7f8a" stroke-width="2" points="${points.join(' ')}"/>`,
    text(margin, 14, 'start', `${title}, at most ${most}`),
    text(margin, height - 8, 'start', labels[0]),
    text(width - margin, height - 8, 'end', labels[1]),
    '</svg>',
    '',
  ].join('\n');
}
