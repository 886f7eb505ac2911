import type { ListNode } from './schema.ts';

/** Bullet characters by level of nesting, from level 0. */
const bullets = ['•', '–', '▪'];

/**
 * The label of a list item, used on screen and in print.
 * @param depth number of enclosing lists
 * @param index of the item in its list, from 0
 */
export function listLabel({ type, attrs }: ListNode, depth: number, index: number): string {
  if (type === 'bulletList') return bullets[depth % bullets.length] ?? '•';
  return `${(attrs?.start ?? 1) + index}.`;
}
