const KEY_BYTES = 16;

/** The key of one submission: random, so that it is unique and cannot be guessed. */
export const newIdempotencyKey = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(KEY_BYTES)), (byte) => byte.toString(16).padStart(2, '0')).join('');
