export interface ObservedValue<Value> {
  get: () => Value;
  set: (value: Value) => void;
  /** Calls a listener after each `set`, until the returned function is called. */
  subscribe: (listener: () => void) => () => void;
}

/** A value outside of React; `get` and `subscribe` are the arguments of `useSyncExternalStore`. */
export function observedValue<Value>(initial: Value): ObservedValue<Value> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set: next => {
      value = next;
      for (const listener of listeners) listener();
    },
    subscribe: listener => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
