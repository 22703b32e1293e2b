/** The key of one submission: 128 random bits, so that it is unique and cannot be guessed. */
export const newIdempotencyKey = () => crypto.getRandomValues(new Uint32Array(4)).join('-');
