interface Received {
  attributes: { DeadLetterQueueSourceArn?: string | undefined };
}

/** Splits messages into those of a queue and those that it has given up. */
export function splitGivenUp<Record extends Received>(
  records: readonly Record[],
): { waiting: Record[]; givenUp: Record[] } {
  const isGivenUp = ({ attributes }: Record) => attributes.DeadLetterQueueSourceArn !== undefined;
  return {
    waiting: records.filter(record => !isGivenUp(record)),
    givenUp: records.filter(isGivenUp),
  };
}
