import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import { isSame } from '../../../shared/core/documents/is-same.ts';

type Handler = (...details: unknown[]) => unknown;

const isHandler = (name: string, value: unknown): value is Handler =>
  name.startsWith('on') && typeof value === 'function';

const isSameProp = (name: string, one: unknown, other: unknown): boolean =>
  Object.is(one, other) || (name === 'options' && isSame(one, other));

function areSame(before: object, now: object): boolean {
  const [one, other] = [before, now].map(props => props as Record<string, unknown>);
  const names = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...names].every(name => isSameProp(name, one?.[name], other?.[name]));
}

/**
 * Wraps a field so that it renders only when another prop than a handler changes, because a form creates new
 * handlers at each key press. Always calls the latest handlers.
 */
export function skipUnchanged<Props extends object>(Field: (props: Props) => ReactNode) {
  const Memoized = memo(Field, areSame) as unknown as (props: Props) => ReactNode;
  return function Skipping(props: Props): ReactNode {
    const latest = useRef(props as Record<string, unknown>);
    const handlers = useRef<Record<string, Handler>>({});
    useLayoutEffect(() => {
      latest.current = props as Record<string, unknown>;
    });
    const handlerOf = (name: string): Handler => {
      handlers.current[name] ??= (...details) => (latest.current[name] as Handler | undefined)?.(...details);
      return handlers.current[name];
    };
    const shown = Object.entries(props).map(([name, value]) => [
      name,
      isHandler(name, value) ? handlerOf(name) : value,
    ]);
    return <Memoized {...(Object.fromEntries(shown) as Props)} />;
  };
}
