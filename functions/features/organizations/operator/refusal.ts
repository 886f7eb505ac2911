/** Thrown to reject an operator's command before it changes anything. The operator sees the message. */
export class OperatorRefusal extends Error {
  constructor(problems: string[]) {
    super(['Nothing was made.', ...problems].join('\n'));
    this.name = 'Refused';
    this.stack = undefined;
  }
}
