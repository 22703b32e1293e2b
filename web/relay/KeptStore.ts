import { RecordSource, ROOT_ID, ROOT_TYPE, Store } from 'relay-runtime';
import type { Disposable, MutableRecordSource, OperationDescriptor } from 'relay-runtime';

/** How many queries' data stay after they are left, so that going back shows a screen at once: of about twenty screens with what they read beside it. */
const KEPT_QUERIES = 60;
/** How long they stay: section 9 of the specification. */
const KEPT_MS = 30 * 60_000;

/**
 * Relay keeps the last screens' data by their number alone: of a tab that stays open the last ones would be there
 * next week. Here what was left is collected after half an hour, or when so many others were left since.
 */
export class KeptStore extends Store {
  readonly #left = new Set<() => void>();

  constructor() {
    super(new RecordSource(), { gcReleaseBufferSize: 0, queryCacheExpirationTime: KEPT_MS });
  }

  /**
   * The `query` of a mutation's answer is stored as the root record: see `createEnvironment`. It comes with the type `Query` of the
   * schema; Relay's `getRoot()` throws for a root of another type than its own.
   */
  override publish(source: MutableRecordSource, idsMarkedForInvalidation?: Set<string>): void {
    const root = source.get(ROOT_ID);
    if (root) source.set(ROOT_ID, { ...root, __typename: ROOT_TYPE });
    super.publish(source, idsMarkedForInvalidation);
  }

  override retain(operation: OperationDescriptor): Disposable {
    const retained = super.retain(operation);
    let isDisposed = false;
    return {
      dispose: () => {
        if (isDisposed) return;
        isDisposed = true;
        const drop = () => {
          clearTimeout(timer);
          this.#left.delete(drop);
          retained.dispose();
        };
        const timer = setTimeout(drop, KEPT_MS);
        this.#left.add(drop);
        const [oldest] = this.#left;
        if (this.#left.size > KEPT_QUERIES) oldest!();
      },
    };
  }
}
