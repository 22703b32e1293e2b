import { createOperationDescriptor, RecordSource, ROOT_ID, ROOT_TYPE } from 'relay-runtime';
import type { ConcreteRequest, OperationDescriptor } from 'relay-runtime';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { KeptStore } from '../KeptStore.ts';

const MINUTE = 60_000;

/** The operation of a screen that shows one order. */
function screen(id: string): OperationDescriptor {
  const selections = [
    {
      alias: null, args: [{ kind: 'Literal', name: 'id', value: id }], concreteType: 'Order', kind: 'LinkedField',
      name: 'order', plural: false, selections: [{ alias: null, args: null, kind: 'ScalarField', name: 'id' }],
      storageKey: `order(id:"${id}")`,
    },
  ];
  const request = {
    fragment: { argumentDefinitions: [], kind: 'Fragment', metadata: null, name: 'screen', selections, type: 'Query' },
    kind: 'Request',
    operation: { argumentDefinitions: [], kind: 'Operation', name: 'screen', selections },
    params: { id, metadata: {}, name: 'screen', operationKind: 'query', text: null },
  } as unknown as ConcreteRequest;
  return createOperationDescriptor(request, {});
}

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function visit(store: KeptStore, id: string): () => void {
  const { dispose } = store.retain(screen(id));
  const source = store.getSource() as unknown as { set: (key: string, record: object) => void };
  source.set(id, { __id: id, __typename: 'Order', id });
  const root = (store.getSource().get('client:root') ?? { __id: 'client:root', __typename: '__Root' }) as object;
  source.set('client:root', { ...root, [`order(id:"${id}")`]: { __ref: id } });
  return dispose;
}

it('keeps the type of its root record when a mutation has answered with the query', () => {
  const store = new KeptStore();
  store.publish(RecordSource.create({ [ROOT_ID]: { __id: ROOT_ID, __typename: 'Query', answered: true } }));
  expect(store.getSource().get(ROOT_ID)).toEqual({ __id: ROOT_ID, __typename: ROOT_TYPE, answered: true });
});

it('keeps a screen that was left for half an hour, and then collects its records', async () => {
  const store = new KeptStore();
  const leave = visit(store, 'one');
  const stay = visit(store, 'two');
  leave();
  await vi.advanceTimersByTimeAsync(29 * MINUTE);
  expect(store.getSource().has('one')).toBe(true);
  await vi.advanceTimersByTimeAsync(2 * MINUTE);
  expect(store.getSource().has('one')).toBe(false);
  expect(store.getSource().has('two')).toBe(true);
  stay();
});

it('keeps no more than the last sixty', async () => {
  const store = new KeptStore();
  for (let count = 1; count <= 61; count += 1) visit(store, `screen ${count}`)();
  await vi.advanceTimersByTimeAsync(MINUTE);
  expect(store.getSource().has('screen 1')).toBe(false);
  expect(store.getSource().has('screen 2')).toBe(true);
});
