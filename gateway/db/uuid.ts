/** How an id is written. */
export const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** An id that no record has. */
export const NO_ID = '00000000-0000-0000-0000-000000000000';
