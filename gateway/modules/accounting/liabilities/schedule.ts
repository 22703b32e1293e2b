import type { Poisha } from '../../../../schema/rules/money.ts';
import { partFor } from '../../../../schema/rules/spread.ts';

export interface Installment {
  /** 'YYYY-MM-DD'. */
  day: string;
  amount: Poisha;
  /** Payments are assigned to the installments from the first one on. */
  paid: Poisha;
}

export interface Scheduled {
  principalPoisha: Poisha;
  paidPoisha: Poisha;
  installments: number;
  firstDueDay: Date;
}

/** The same day of a later month, 'YYYY-MM-DD'; the last day of a shorter month. */
export function monthsLater(first: Date, months: number): string {
  const [year, month, day] = [first.getUTCFullYear(), first.getUTCMonth() + months, first.getUTCDate()];
  const last = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  return new Date(Date.UTC(year, month, Math.min(day, last))).toISOString().slice(0, 10);
}

/** The installments of a liability, which add up to it exactly, with what is paid of each. */
export function scheduleOf({ principalPoisha, paidPoisha, installments, firstDueDay }: Scheduled): Installment[] {
  let left = paidPoisha;
  return Array.from({ length: installments }, (_, index): Installment => {
    const amount = partFor(principalPoisha, installments, index, index + 1);
    const paid = left < amount ? left : amount;
    left -= paid;
    return { day: monthsLater(firstDueDay, index), amount, paid };
  });
}

/** The due day of the first unpaid installment, or of the last one when all are paid. 'YYYY-MM-DD'. */
export function dueDayOf(liability: Scheduled): string {
  const parts = scheduleOf(liability);
  return (parts.find(({ amount, paid }) => paid < amount) ?? parts.at(-1)!).day;
}
