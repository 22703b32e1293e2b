import { randomBytes } from 'node:crypto';

export interface SandboxCredentials {
  appKey: string;
  appSecret: string;
  username: string;
  password: string;
}

export interface TokenPair {
  idToken: string;
  refreshToken: string;
  expiresAt: number;
}

/** The tokens that the sandbox has given out, with bKash's limit on how often one may ask if it is set. */
export class SandboxTokens {
  grants = 0;
  refreshes = 0;
  lifeSeconds = 3600;
  /** bKash blocks an app key after two token calls in an hour; unlimited unless set. */
  limit = Infinity;
  #pairs: TokenPair[] = [];

  grant(): TokenPair | null {
    if (this.grants + this.refreshes >= this.limit) return null;
    this.grants += 1;
    return this.#issue();
  }

  refresh(refreshToken: unknown): TokenPair | null {
    const known = this.#pairs.some((pair) => pair.refreshToken === refreshToken);
    if (!known || this.grants + this.refreshes >= this.limit) return null;
    this.refreshes += 1;
    return this.#issue();
  }

  accepts(idToken: string): boolean {
    return this.#pairs.some((pair) => pair.idToken === idToken && pair.expiresAt > Date.now());
  }

  /** Every token given out so far stops working; refresh tokens go on. */
  expire(): void {
    for (const pair of this.#pairs) pair.expiresAt = 0;
  }

  /** Refresh tokens stop working too. */
  forget(): void {
    this.#pairs = [];
  }

  #issue(): TokenPair {
    const pair = {
      idToken: `id.${randomBytes(24).toString('base64url')}`,
      refreshToken: `refresh.${randomBytes(24).toString('base64url')}`,
      expiresAt: Date.now() + this.lifeSeconds * 1000,
    };
    this.#pairs.push(pair);
    return pair;
  }
}
