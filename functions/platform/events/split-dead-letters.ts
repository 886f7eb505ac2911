interface Received {
  attributes: { DeadLetterQueueSourceArn?: string | undefined };
}

/** Splits messages into those of a queue and those that it has given up. */
export function splitDeadLetters<Record extends Received>(
  records: readonly Record[],
): { waiting: Record[]; deadLetters: Record[] } {
  const isGivenUp = ({ attributes }: Record) => attributes.DeadLetterQueueSourceArn !== undefined;
  return {
    waiting: records.filter(record => !isGivenUp(record)),
    deadLetters: records.filter(isGivenUp),
  };
}
