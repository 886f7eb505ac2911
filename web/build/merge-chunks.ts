export interface Chunk {
  modules: string[];
  /** Pages that load the chunk when they are opened. */
  users: Set<number>;
  bytes: number;
  /** Chunks that the modules of this chunk import from. */
  needs: Set<Chunk>;
  /** Kind of the chunk. Only chunks of the same kind are merged. */
  kind: string;
  /** Whether the chunk has a style sheet in addition to its script and so consists of two files. */
  hasStyles: boolean;
}

/**
 * Number of bytes that an additional file counts as: each file costs a request, compresses worse and must be
 * started.
 */
const bytesOfFile = 5500;

/**
 * Merges chunks as long as this reduces the bytes of all pages; each file adds `bytesOfFile`. Skips merges
 * that would create circular imports.
 */
export function mergeChunks(chunks: readonly Chunk[]): Chunk[] {
  const left = new Set(chunks);
  for (;;) {
    const pairs = pairsOf([...left]);
    const best = cheapest(pairs);
    if (!best) return [...left];
    const [one, other] = best;
    merge(one, other);
    left.delete(other);
    for (const { needs } of left) if (needs.delete(other)) needs.add(one);
    one.needs.delete(one);
    for (const needed of allNeeds(one)) for (const user of one.users) needed.users.add(user);
  }
}

const bytesOfFiles = (areStylesToo: boolean): number => (areStylesToo ? 1.5 : 1) * bytesOfFile;

/** Finds files that import themselves through the files that they import. */
export function filesInCircles(importsOf: ReadonlyMap<string, readonly string[]>): string[] {
  return [...importsOf.keys()].filter(file => {
    const reached = new Set(importsOf.get(file));
    for (const next of reached) for (const other of importsOf.get(next) ?? []) reached.add(other);
    return reached.has(file);
  });
}

type Pair = readonly [one: Chunk, other: Chunk, atLeast: number];

/** Pairs of chunks whose merge may save bytes, best first. */
function pairsOf(chunks: Chunk[]): Pair[] {
  const pairs = chunks.flatMap((one, index) =>
    chunks.slice(index + 1).flatMap((other): Pair[] => {
      if (one.kind !== other.kind) return [];
      const added = addedBytes(one, other);
      return added < 0 ? [[one, other, added]] : [];
    }),
  );
  return pairs.sort(([, , a], [, , b]) => a - b);
}

/** Bytes that merging two chunks adds over all pages. Ignores the chunks that these two import from. */
function addedBytes(one: Chunk, other: Chunk): number {
  const common = [...one.users].filter(user => other.users.has(user)).length;
  const onlyOne = one.users.size - common;
  const onlyOther = other.users.size - common;
  return (
    onlyOther * one.bytes + onlyOne * other.bytes - common * bytesOfFiles(one.hasStyles && other.hasStyles)
  );
}

function cheapest(pairs: readonly Pair[]): Pair | undefined {
  let best: Pair | undefined;
  let least = 0;
  for (const pair of pairs) {
    const [one, other, atLeast] = pair;
    if (atLeast >= least) return best;
    const needed = new Set([...allNeeds(one), ...allNeeds(other)].filter(it => it !== one && it !== other));
    const needsItself = [...needed].map(allNeeds).some(needs => needs.has(one) || needs.has(other));
    if (needsItself) continue;
    const users = new Set([...one.users, ...other.users]);
    let added = atLeast;
    for (const chunk of needed)
      added +=
        [...users].filter(user => !chunk.users.has(user)).length *
        (chunk.bytes + bytesOfFiles(chunk.hasStyles));
    if (added < least) [best, least] = [pair, added];
  }
  return best;
}

function allNeeds(chunk: Chunk): Set<Chunk> {
  const found = new Set(chunk.needs);
  for (const needed of found) for (const next of needed.needs) found.add(next);
  return found;
}

function merge(one: Chunk, other: Chunk): void {
  one.modules.push(...other.modules);
  one.bytes += other.bytes;
  one.hasStyles ||= other.hasStyles;
  for (const user of other.users) one.users.add(user);
  for (const needed of other.needs) one.needs.add(needed);
}
