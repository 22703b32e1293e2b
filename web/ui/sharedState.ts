import { useSyncExternalStore } from 'react';

export interface SharedState<Value> {
  read: () => Value;
  write: (next: Value) => void;
  /** The value inside a component, which renders again when it has changed. */
  useValue: () => Value;
}

/** A value of the whole page that code outside of React reads and writes too. */
export function sharedState<Value>(initial: Value): SharedState<Value> {
  let value = initial;
  const subscribers = new Set<() => void>();
  const read = () => value;
  const subscribe = (notify: () => void) => {
    subscribers.add(notify);
    return () => void subscribers.delete(notify);
  };
  return {
    read,
    write: (next) => {
      value = next;
      for (const notify of subscribers) notify();
    },
    useValue: () => useSyncExternalStore(subscribe, read),
  };
}
