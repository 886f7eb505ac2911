/** Error types of the JSON protocol, with the older codes for `x-amzn-query-error`. */
const QUERY_CODES = {
  BatchEntryIdsNotDistinct: 'AWS.SimpleQueueService.BatchEntryIdsNotDistinct',
  BatchRequestTooLong: 'AWS.SimpleQueueService.BatchRequestTooLong',
  EmptyBatchRequest: 'AWS.SimpleQueueService.EmptyBatchRequest',
  InvalidMessageContents: 'InvalidMessageContents',
  InvalidParameterValueException: 'InvalidParameterValue',
  MessageNotInflight: 'AWS.SimpleQueueService.MessageNotInflight',
  MissingRequiredParameterException: 'MissingParameter',
  QueueDoesNotExist: 'AWS.SimpleQueueService.NonExistentQueue',
  ReceiptHandleIsInvalid: 'ReceiptHandleIsInvalid',
  TooManyEntriesInBatchRequest: 'AWS.SimpleQueueService.TooManyEntriesInBatchRequest',
  UnknownOperationException: 'InvalidAction',
} as const;

/** An SQS error; always returned with status 400. */
export class SqsError extends Error {
  readonly type: keyof typeof QUERY_CODES;

  constructor(type: keyof typeof QUERY_CODES, message: string) {
    super(message);
    this.type = type;
  }

  get queryCode(): string {
    return QUERY_CODES[this.type];
  }
}
