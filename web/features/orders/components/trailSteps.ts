import type { TFunction } from 'i18next';
import { formatDay, formatShortDateTime, formatTaka } from '../../../../schema/rules/format.ts';
import type { TrailStep } from './TrailSteps.tsx';
import { accountName } from '../../accounting/accountName.ts';

interface Trail {
  readonly courierName: string;
  readonly promised: number;
  readonly owed: number;
  readonly paidOut: number;
  readonly disputed: number;
  readonly writtenOff: number;
  readonly open: number;
  readonly promisedAt: string;
  readonly handedOverAt?: string | null;
  readonly deliveredAt?: string | null;
  readonly dueAt?: string | null;
  readonly payments: readonly { readonly number: number; readonly day: string; readonly account: string; readonly collected: number }[];
}

/** The steps of an order's cash, past and future. */
export function trailSteps(trail: Trail, t: TFunction): TrailStep[] {
  const { courierName: courier, promised, owed, paidOut, disputed, writtenOff, open, promisedAt, handedOverAt, deliveredAt, dueAt, payments } = trail;
  const last = payments.at(-1);
  const isOwed = owed !== 0;
  const isClosed = isOwed && open === 0 && disputed === 0;
  const stated = payments.reduce((sum, { collected }) => sum + collected, 0);
  const late = dueAt ? t('Due {{day}}', { day: formatDay(dueAt) }) : '';
  const rest = Math.round((open + disputed) * 100) / 100;
  return [
    { id: 'promised', title: t('Promised'), amount: formatTaka(promised), words: t('COD on the order'), when: formatShortDateTime(promisedAt), isDone: true },
    {
      id: 'handed', title: t('Handed over'), amount: formatTaka(promised), words: t('{{courier}} has the parcel', { courier }),
      when: formatShortDateTime(handedOverAt), isDone: handedOverAt != null,
    },
    {
      id: 'collected', title: t('Collected'), amount: isOwed ? formatTaka(owed) : '–', words: isOwed ? t('{{courier}} has the cash', { courier }) : t('not yet'),
      when: formatShortDateTime(deliveredAt), isDone: isOwed,
    },
    {
      id: 'statement', title: t('In a statement'), amount: last ? formatTaka(stated) : '–',
      words: last ? t('Statement {{number}}', { number: last.number }) : t('not yet'), when: last ? formatDay(last.day) : '', isDone: last !== undefined,
    },
    {
      id: 'bank', title: t('In your account'), amount: paidOut !== 0 ? formatTaka(paidOut) : '–', words: last ? t('{{account}}, after charges', { account: accountName(last.account) }) : t('not yet'),
      when: last ? formatDay(last.day) : '', isDone: paidOut !== 0,
    },
    {
      id: 'settled', title: writtenOff !== 0 && isClosed ? t('Written off') : t('Settled'),
      amount: isClosed ? formatTaka(0) : isOwed ? formatTaka(rest) : '–',
      words: isClosed ? t('nothing is open') : isOwed ? t('{{courier}} must answer', { courier }) : t('not yet'),
      when: isClosed ? '' : late, isDone: isClosed, isWaiting: isOwed && !isClosed,
    },
  ];
}
