import { commitLocalUpdate } from 'relay-runtime';
import type { Environment } from 'relay-runtime';

/** Tells people and their businesses apart in what the browser keeps: somebody else may sign in before the page is there again. */
export function viewerKey(environment: Environment): string {
  let key = '';
  commitLocalUpdate(environment, (store) => {
    const viewer = store.getRoot().getLinkedRecord('viewer');
    key = `${viewer?.getDataID()}:${viewer?.getLinkedRecord('business')?.getDataID()}`;
  });
  return key;
}
