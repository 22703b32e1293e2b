/** A request that the gateway has not answered for so many milliseconds has failed. */
export const ANSWER_MS = 30_000;
