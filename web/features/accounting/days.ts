/** A day of a date field as the gateway takes it; nothing where none is given. */
export const noonOf = (day: string): { day?: string } => (day ? { day: `${day}T12:00:00+06:00` } : {});
