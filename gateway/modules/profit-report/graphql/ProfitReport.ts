import type { z } from 'zod';
import { parseInput } from '../../../commands/parse.ts';
import { builder } from '../../../graphql/builder.ts';
import { COMPARED_UNTIL } from '../../../graphql/compared-until.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import type { ProfitBasis } from '../../../../schema/rules/profit-parts.ts';
import { decodeInput, inputFromZod, nameEnum } from '../../../graphql/input-from-zod.ts';
import { requires } from '../../../graphql/requires.ts';
import { sharedReport } from '../../../graphql/shared-read.ts';
import { profitBasis, profitFilter, profitRange, profitReport, type ProfitReport as ReportRow, type ProfitRow as PeriodRow } from '../profit-report.ts';

export const ProfitBasisType = describedEnum<ProfitBasis>('ProfitBasis', 'On which day sales count.', {
  DELIVERED: 'Of the delivery, as the books have them.',
  SHIPPED: 'Of the shipping: all that left, as it is expected now. An estimate.',
  SETTLED: 'Of the settlement: the money that has come.',
});
nameEnum(profitBasis, ProfitBasisType);

const money = (description: string) => ({ ...COST_FIELD, type: 'Money' as const, description });

const Period = builder.objectRef<PeriodRow>('ProfitPeriod').implement({
  description: 'What sales brought and cost on a day, in a month as far as it is in the range, or in all: from the books.',
  fields: (t) => ({
    from: t.expose('from', { type: 'Date', description: 'First day, as YYYY-MM-DD.' }),
    to: t.expose('to', { type: 'Date', description: 'Last day, as YYYY-MM-DD.' }),
    orders: t.exposeInt('orders', { nullable: true, description: 'How many orders count; null for DELIVERED, where entries count.' }),
    unknownCharges: t.exposeInt('unknownCharges', { description: "Of these orders, those whose courier's charge nobody has said yet: nothing is counted for it." }),
    sales: t.expose('SALES', money('Goods and delivery that were sold, booked when they are delivered, less what came back and what was corrected.')),
    costOfGoods: t.expose('GOODS', money('What the goods that were sold have cost.')),
    courierCharges: t.expose('COURIER', money('What couriers took for carrying, returns included.')),
    codFees: t.expose('COD', money('What couriers kept of the cash.')),
    losses: t.expose('LOSSES', money('Goods that came back damaged, or were lost, and corrections of the value of the stock.')),
    otherIncome: t.expose('OTHER_INCOME', money('Income beside sales.')),
    ads: t.expose('ADS', money('What was spent for ads on these days.')),
    otherCosts: t.expose('COSTS', money('All other expenses.')),
    gross: t.expose('gross', money('Sales less goods, couriers and losses.')),
    net: t.expose('net', money('Gross profit with other income, less ads and other costs: the result of the profit and loss.')),
  }),
});

const readReport = sharedReport('profitReport', (businessId, filter: z.output<typeof profitFilter>) => profitReport(businessId, profitRange(filter)));

const Report = builder.objectRef<ReportRow & { asOf: Date }>('ProfitReport').implement({
  description: 'Profit and sales of some days.',
  fields: (t) => ({
    basis: t.expose('basis', { type: ProfitBasisType, description: 'On which day sales count. On another one than DELIVERED, sales, goods, couriers, COD fees and losses are those of the orders that count; what no order has caused is of the day of its entry, losses of stock with the other costs. With a courier, district or source only what those orders bring and cost: other income, ads and other costs are 0 then, and the net profit is the gross one.' }),
    isByMonth: t.exposeBoolean('isByMonth', { description: 'The rows are months: there are more than 62 days.' }),
    rows: t.expose('rows', { type: [Period], description: 'Newest first, without those on which nothing was booked.' }),
    total: t.expose('total', { type: Period, description: 'Of all rows.' }),
    totalBefore: t.expose('totalBefore', { type: Period, description: 'Of the equally long range before, up to `comparedUntil`.' }),
    comparedUntil: t.expose('comparedUntil', { type: 'DateTime', nullable: true, description: COMPARED_UNTIL }),
    asOf: t.expose('asOf', { type: 'DateTime', description: 'When it was read.' }),
  }),
});

const filterInput = inputFromZod('ProfitReportFilter', profitFilter);

builder.queryField('profitReport', (t) =>
  t.field({
    type: Report,
    description: 'What sales brought and cost on some days: from the totals that the books keep, in one statement; on another basis from the orders, in two. A courier, district or source takes such a basis: the books know none.',
    args: { filter: t.arg({ type: filterInput, description: 'Which days, and of which orders.' }) },
    ...requires('ADMIN', { input: profitFilter }),
    complexity: 100,
    resolve: (_root, { filter }, context) => readReport(context, parseInput(profitFilter, decodeInput(profitFilter, filter ?? {}))),
  }),
);
