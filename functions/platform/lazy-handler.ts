/** Creates the handler on the first call, so that importing the module needs no environment variables. */
export function lazyHandler<Arguments extends unknown[], Result>(
  make: () => (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  let made: ((...given: Arguments) => Result) | undefined;
  return (...given) => {
    made ??= make();
    return made(...given);
  };
}
