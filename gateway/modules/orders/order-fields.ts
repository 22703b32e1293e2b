import { z } from 'zod';

const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** A day in Dhaka, 'YYYY-MM-DD', between 2000 and 2100. */
export const day = () =>
  z.string().refine(
    (value) => DAY.test(value) && value > '2000' && value < '2100' && !Number.isNaN(Date.parse(value)), 'Not a day',
  );
