import type { Block } from './document.ts';
import { mutedColor } from './report-frame.ts';

export const writingLine = (label: string): Block[] => [
  { kind: 'paragraph', text: label, color: mutedColor, size: 8 },
  { kind: 'space', height: 14 },
  { kind: 'line', color: mutedColor, width: 0.6 },
];

/** Lines for handwriting, side by side. The first one is for a name and twice as wide. */
export const writingLines = (labels: readonly string[]): Block => ({
  kind: 'columns',
  gap: 18,
  columns: labels.map((label, index) => ({ share: index === 0 ? 2 : 1, blocks: writingLine(label) })),
});
