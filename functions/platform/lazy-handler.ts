/** A handler that is made when first called, so that loading the module needs no environment. */
export function lazyHandler<Arguments extends unknown[], Result>(
  make: () => (...given: Arguments) => Result,
): (...given: Arguments) => Result {
  let made: ((...given: Arguments) => Result) | undefined;
  return (...given) => {
    made ??= make();
    return made(...given);
  };
}
