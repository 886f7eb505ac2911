/**
 * Finds groups of nodes that can all reach each other: the strongly connected components with more than one
 * node, by Tarjan's algorithm. The result is sorted.
 */
export function findCircles(arrows: Iterable<readonly [from: string, to: string]>): string[][] {
  const targets = Map.groupBy(arrows, ([from]) => from);
  const order = new Map<string, number>();
  const lowest = new Map<string, number>();
  const open: string[] = [];
  const circles: string[][] = [];

  function visit(node: string): number {
    const at = order.size;
    order.set(node, at);
    open.push(node);
    let low = at;
    for (const [, next] of targets.get(node) ?? []) {
      if (!order.has(next)) low = Math.min(low, visit(next));
      else if (open.includes(next)) low = Math.min(low, lowest.get(next) ?? order.get(next) ?? low);
    }
    lowest.set(node, low);
    if (low === at) {
      const circle = open.splice(open.indexOf(node));
      if (circle.length > 1) circles.push(circle.toSorted());
    }
    return low;
  }

  for (const node of targets.keys()) if (!order.has(node)) visit(node);
  return circles.toSorted(([a = ''], [b = '']) => (a < b ? -1 : 1));
}
