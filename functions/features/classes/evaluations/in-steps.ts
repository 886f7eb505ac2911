/** Joins consecutive groups into as few steps as possible within the limit, without splitting a group. */
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

/** Size of a value in JSON, in bytes; its size in DynamoDB is never greater. */
export const bytesOf = (value: unknown): number => Buffer.byteLength(JSON.stringify(value));
