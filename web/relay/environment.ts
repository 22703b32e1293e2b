import { DefaultHandlerProvider, Environment, Network, Observable, ROOT_ID } from 'relay-runtime';
import type { CacheConfig, FetchFunction } from 'relay-runtime';
import { GatewayError } from './GatewayError.ts';
import { keepPages } from './keepPages.ts';
import { KeptStore } from './KeptStore.ts';
import { postOperation } from './postOperation.ts';
import { withRetries } from './retry.ts';
import { markBusinessLeft, shownBusiness } from './shownBusiness.ts';

/** What a caller may ask of the network, in `networkCacheConfig.metadata` or `cacheConfig.metadata`. */
export interface RequestOptions {
  /** More attempts when a query fails; none unless said. */
  retries?: number;
  idempotencyKey?: string;
  /**
   * Takes the answer of a query although fields of it have failed, for one that reads them with `@catch`. Any other
   * such answer is a failure: it would take from the store what a page shows.
   */
  isPartial?: boolean;
  /** Sent whichever business the session is in: how a tab switches. */
  isForAnyBusiness?: boolean;
}

function requestOptionsOf({ metadata }: CacheConfig): RequestOptions {
  return (metadata ?? {}) as RequestOptions;
}

interface Listeners {
  /** The session has ended. */
  onSignedOut: () => void;
  /** A mutation has ended, well or not: even one whose answer was lost may have changed something. */
  onChanged: () => void;
}

/** How often a query is read once more. */
const MAX_REREADS = 3;

export function fetchWith({ onSignedOut, onChanged }: Listeners): FetchFunction {
  /** Mutations of this tab that have ended. */
  let changes = 0;

  /** What a mutation changed while a query was under way may be missing in its answer, which would take the change back in the store. */
  async function readUnchanged<Answer>(read: () => Promise<Answer>): Promise<Answer> {
    for (let rereads = 0; ; rereads += 1) {
      const before = changes;
      const answer = await read();
      if (changes === before || rereads === MAX_REREADS) return answer;
    }
  }

  return (operation, variables, cacheConfig) =>
    Observable.create((sink) => {
      const controller = new AbortController();
      const { retries = 0, isPartial, idempotencyKey, isForAnyBusiness } = requestOptionsOf(cacheConfig);
      const { signal } = controller;
      const isMutation = operation.operationKind === 'mutation';
      const business = isForAnyBusiness ? undefined : shownBusiness();
      const send = () => withRetries(
        () => postOperation(operation, variables, {
            signal,
            // A mutation has changed what it has, and says so in what it could answer.
            isWhole: !isMutation && !isPartial,
            idempotencyKey,
            shownBusiness: business,
          }),
        retries,
        signal,
      );
      const sent = isMutation
        ? send().finally(() => {
            changes += 1;
            onChanged();
          })
        : readUnchanged(send);
      sent.then(
        (answer) => {
          sink.next(answer);
          sink.complete();
        },
        (error: unknown) => {
          if (signal.aborted) return;
          if (error instanceof GatewayError && error.code === 'UNAUTHORIZED') onSignedOut();
          if (error instanceof GatewayError && error.reason === 'OTHER_BUSINESS') markBusinessLeft();
          sink.error(error as Error);
        },
      );
      return () => controller.abort();
    });
}

/** The data of one browser tab. */
export function createEnvironment(listeners: Listeners): Environment {
  return new Environment({
    network: Network.create(fetchWith(listeners)),
    handlerProvider: (handle) => (handle === 'connection' ? keepPages : DefaultHandlerProvider(handle)),
    store: new KeptStore(),
    // Stores the `query` of a mutation's answer as the root record, which the lists read.
    getDataID: ({ id }, type) => (type === 'Query' ? ROOT_ID : id),
  });
}
