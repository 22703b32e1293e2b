/** What the bell counts: each kind can be muted by itself. */
export const NOTICE_KINDS = [
  'DRIFT', 'LOW_STOCK', 'DELAYED', 'SHOP_CHANGES', 'DUE_HOLDS', 'OVERDUE_TASKS', 'TROUBLED_SITES', 'UNKNOWN_WORDS', 'LATE_REPORTS',
] as const;

export type NoticeKind = (typeof NOTICE_KINDS)[number];
