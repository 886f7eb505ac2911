/** Packs groups, in order, into as few steps as the limits of a step allow. Never splits a group. */
export function inSteps<One>(
  groups: readonly (readonly One[])[],
  { maxLength, maxBytes }: { maxLength: number; maxBytes: number },
): One[][] {
  const steps: One[][] = [];
  let bytes = 0;
  for (const group of groups) {
    const size = bytesOf(group);
    const last = steps.at(-1);
    if (last && last.length + group.length <= maxLength && bytes + size <= maxBytes) {
      last.push(...group);
      bytes += size;
    } else {
      steps.push([...group]);
      bytes = size;
    }
  }
  return steps;
}

/** Size of a value as JSON, in bytes; DynamoDB needs no more than that. */
export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
