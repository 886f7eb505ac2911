interface Received {
  attributes: { DeadLetterQueueSourceArn?: string | undefined };
}

export function splitDeadLetters<Record extends Received>(
  records: readonly Record[],
): { waiting: Record[]; deadLetters: Record[] } {
  const isGivenUp = ({ attributes }: Record) => attributes.DeadLetterQueueSourceArn !== undefined;
  return {
    waiting: records.filter(record => !isGivenUp(record)),
    deadLetters: records.filter(isGivenUp),
  };
}
