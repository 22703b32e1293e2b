/** In taka: stock of a larger value is written off, found or missed only with an administrator. */
export const APPROVAL_FROM = 5_000;
