/** Where a parcel is followed: the courier's page with its code; null without one of the two. */
export const trackingLink = (page: string | null | undefined, code: string | null | undefined): string | null =>
  page && code ? page.replaceAll('{code}', encodeURIComponent(code)) : null;
