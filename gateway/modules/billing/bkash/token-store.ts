export interface BkashToken {
  idToken: string;
  refreshToken: string | null;
  /** Milliseconds since the epoch, as are the times below. */
  grantedAt: number;
  /** From here on it is renewed before use: five sixths of its life, 50 minutes of the usual hour. */
  renewAt: number;
  /** Granted because bKash refused the token before it. */
  afterRefusal: boolean;
}

/**
 * Where the token of one app key is kept. bKash blocks an app key for an hour after more than two token calls
 * in an hour, so everyone who uses the key shares one store.
 */
export interface TokenStore {
  /** Runs `make` with the stored token, one caller at a time; stores and returns the token that it makes. */
  renew(make: (held: BkashToken | null) => Promise<BkashToken>): Promise<BkashToken>;
}

/** A store for one process. */
export function memoryTokenStore(): TokenStore {
  let held: BkashToken | null = null;
  let queue: Promise<unknown> = Promise.resolve();
  return {
    renew(make) {
      const next = queue.then(async () => (held = await make(held)));
      queue = next.catch(() => undefined);
      return next;
    },
  };
}
