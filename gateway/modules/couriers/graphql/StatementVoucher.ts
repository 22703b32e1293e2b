import { builder } from '../../../graphql/builder.ts';
import type { VoucherAsDecided } from '../settlement/voucher-as-decided.ts';

const VoucherLine = builder.objectRef<VoucherAsDecided['lines'][number]>('StatementVoucherLine').implement({
  description: 'What a voucher adds to one account; one of the two amounts is zero.',
  fields: (t) => ({
    account: t.exposeString('account', { description: 'Name of the account.' }),
    isOfCourier: t.exposeBoolean('isOfCourier', { description: 'What stands there is with the courier of the statement.' }),
    debit: t.expose('debit', { type: 'Money', description: 'Added on the debit side.' }),
    credit: t.expose('credit', { type: 'Money', description: 'Added on the credit side.' }),
  }),
});

export const StatementVoucher = builder.objectRef<VoucherAsDecided>('StatementVoucher').implement({
  description: 'What posting a draft books, with what was decided about its lines.',
  fields: (t) => ({
    total: t.expose('total', { type: 'Money', description: 'The debits, which equal the credits.' }),
    lines: t.expose('lines', { type: [VoucherLine], description: 'By account, the debits first.' }),
    toDecide: t.exposeInt('toDecide', { description: 'Lines with something to decide, decided or not.' }),
    decided: t.exposeInt('decided', { description: 'Those of them that somebody has decided about; the others go to dispute.' }),
    settled: t.exposeInt('settled', { description: 'Orders that become settled.' }),
    partial: t.exposeInt('partial', { description: 'Orders that become paid in part.' }),
    disputed: t.exposeInt('disputed', { description: 'Orders that become disputed.' }),
    writtenOff: t.exposeInt('writtenOff', { description: 'Orders that are written off, or whose excess is kept.' }),
    missing: t.exposeInt('missing', { description: 'Orders that the courier should have paid; they stay owed, and nothing is booked of them.' }),
    held: t.exposeInt('held', { description: 'Lines whose money is held until somebody knows what it is for.' }),
    adjusted: t.exposeInt('adjusted', { description: 'Lines about orders to which the courier added, or from which it deducted, something besides: that goes to dispute.' }),
  }),
});
