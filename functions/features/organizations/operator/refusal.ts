/**
 * Thrown if an operator's command was rejected before it changed anything. The message is for the operator.
 */
export class OperatorRefusal extends Error {
  constructor(problems: string[]) {
    super(['Nothing was made.', ...problems].join('\n'));
    this.name = 'Refused';
    this.stack = undefined;
  }
}
