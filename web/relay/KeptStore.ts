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

  /** The `query` of a mutation's answer is the root record too, but named as the schema names it: Relay reads no root so named. */
  override publish(source: MutableRecordSource, changed?: Set<string>): void {
    const root = source.get(ROOT_ID);
    if (root) source.set(ROOT_ID, { ...root, __typename: ROOT_TYPE });
    super.publish(source, changed);
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
