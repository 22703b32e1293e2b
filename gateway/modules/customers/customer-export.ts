import { dhakaDay } from '../../../schema/rules/format.ts';
import { customerRisk, type CustomerRisk } from '../../../schema/rules/customer-risk.ts';
import { msg } from '../../../schema/rules/message.ts';
import { db } from '../../db/client.ts';
import type { BlockAction } from '../../db/generated/client/enums.ts';
import { amountOf } from '../../list-query/csv.ts';
import { defineListExport, type ExportColumn } from '../../list-query/list-export.ts';
import type { RowOf } from '../../list-query/read-rows.ts';
import { badReturnsOf } from './bad-returns.ts';
import { blocksOfCustomers, type NumberBlock } from './blocks-of-customers.ts';
import { customerListQuery } from './customer-list-query.ts';
import { newCustomerListQuery } from './new-customers.ts';
import { successPercent } from './success-percent.ts';

type Line = RowOf<'Customer'> & { risk: CustomerRisk; blocks: NumberBlock[] };

/** As the list says it. */
const BLOCKED: Record<BlockAction, string> = { BLOCK: 'Blocked', HOLD: 'Held', PREPAY: 'Prepay only', ALLOW: '' };

/** Names and numbers of people leave the business with such a file: each is in the audit trail. */
const file = {
  recorded: msg('Customer list taken as a file'),
  linesOf: async (customers: RowOf<'Customer'>[]): Promise<Line[]> => {
    const [first] = customers;
    if (!first) return [];
    const bad = await badReturnsOf(db, first.businessId);
    const blocks = await blocksOfCustomers(first.businessId, customers.map(({ id }) => id));
    return customers.map((customer) => ({ ...customer, risk: customerRisk(customer, bad), blocks: blocks.get(customer.id) ?? [] }));
  },
  columns: [
    { header: 'Name', value: ({ name }) => name },
    { header: 'Phone', value: ({ phone }) => phone },
    { header: 'District', value: ({ district }) => district },
    { header: 'Orders', value: ({ orderCount }) => orderCount },
    { header: 'Delivered', value: ({ deliveredCount }) => deliveredCount },
    { header: 'Returned', value: ({ returnedCount }) => returnedCount },
    { header: 'Success %', value: (customer) => successPercent(customer) },
    { header: 'Spent', value: ({ spentPoisha }) => amountOf(spentPoisha) },
    { header: 'Profit', value: ({ profitPoisha }) => amountOf(profitPoisha), isCost: true },
    { header: 'First order', value: ({ firstOrderAt }) => firstOrderAt && dhakaDay(firstOrderAt) },
    { header: 'Last order', value: ({ orderCount, lastOrderAt }) => (orderCount > 0 ? dhakaDay(lastOrderAt) : null) },
    { header: 'Source', value: ({ firstSource }) => firstSource },
    { header: 'Tags', value: ({ tags }) => tags.join(', ') },
    { header: 'Risk', value: ({ risk }) => risk },
    { header: 'Blocked', value: ({ blocks }) => blocks.map(({ phone, action }) => `${BLOCKED[action]} ${phone}`).join(', ') },
    { header: 'No SMS', value: ({ smsOptOut }) => (smsOptOut ? 'yes' : '') },
    { header: 'Note', value: ({ note }) => note },
  ] satisfies ExportColumn<Line>[],
};

/** The customer list as a file. */
export const customerExport = defineListExport({ name: 'customers', listQuery: customerListQuery, ...file });

/** The list of new customers as a file. */
export const newCustomerExport = defineListExport({ name: 'new-customers', listQuery: newCustomerListQuery, ...file });
