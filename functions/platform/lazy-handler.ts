/**
 * Creates a Lambda's handler at its first invocation. Importing the Lambda's module then needs no environment
 * variables.
 */
export function lazyHandler<Arguments extends unknown[], Result>(
  make: () => (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  let handler: ((...given: Arguments) => Result) | undefined;
  return (...args) => {
    handler ??= make();
    return handler(...args);
  };
}
