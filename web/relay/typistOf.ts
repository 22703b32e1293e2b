import { commitLocalUpdate } from 'relay-runtime';
import type { Environment } from 'relay-runtime';

/** Who types, and for which business: somebody else may sign in before the page is there again. */
export function typistOf(environment: Environment): string {
  let typist = '';
  commitLocalUpdate(environment, (store) => {
    const viewer = store.getRoot().getLinkedRecord('viewer');
    typist = `${viewer?.getDataID()}:${viewer?.getLinkedRecord('business')?.getDataID()}`;
  });
  return typist;
}
