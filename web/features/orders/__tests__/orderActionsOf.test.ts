import { describe, expect, it } from 'vitest';
import { orderActionsOf } from '../orderActionsOf.ts';

const at = (status: string, ...nextStatuses: string[]) => ({
  status, nextStatuses, returningUnits: status === 'RETURN_PENDING' ? 2 : 0, refundDue: 0, advance: 0, due: 0,
  lines: [{ quantity: 2, deliveredQuantity: status === 'DELIVERED' ? 2 : 0 }],
});

describe('what can be done with an order', () => {
  it.each([
    [at('PENDING', 'CONFIRMED', 'HOLD', 'CANCELLED'), 'confirm', ['hold', 'cancel']],
    [at('HOLD', 'PACKED', 'CANCELLED'), 'resume', ['cancel', 'hold']],
    [at('HOLD', 'CONFIRMED', 'CANCELLED'), 'resume', ['cancel', 'hold']],
    [at('CONFIRMED', 'PACKED', 'SHIPPED', 'HOLD', 'CANCELLED'), 'ship', ['pack', 'hold', 'cancel', 'book']],
    [at('SHIPPED', 'DELIVERED', 'PARTIAL', 'RETURN_PENDING', 'LOST'), 'deliver', ['deliverPart', 'return', 'lose', 'recall']],
    [{ ...at('SHIPPED', 'DELIVERED', 'PARTIAL', 'RETURN_PENDING'), lines: [{ quantity: 1, deliveredQuantity: 0 }] }, 'deliver', ['return', 'recall']],
    [at('DELIVERED', 'RETURN_PENDING', 'SHIPPED', 'EXCHANGED'), null, ['return', 'revert', 'exchange']],
    [at('RETURN_PENDING', 'RETURNED', 'DELIVERED', 'LOST', 'SHIPPED'), 'receive', ['deliver', 'lose', 'revert']],
    [{ ...at('RETURN_PENDING', 'RETURNED', 'DELIVERED', 'LOST', 'SHIPPED'), returningUnits: 1 }, 'receive', ['lose', 'undoReceipt']],
    [{ ...at('PARTIAL', 'RETURN_PENDING', 'SHIPPED'), returningUnits: 1, lines: [{ quantity: 2, deliveredQuantity: 1 }] }, 'receive', ['return', 'revert']],
    [{ ...at('PARTIAL', 'RETURN_PENDING', 'SHIPPED'), lines: [{ quantity: 2, deliveredQuantity: 1 }] }, null, ['return', 'undoReceipt']],
    [at('CANCELLED', 'PENDING'), 'reopen', []],
    [at('RETURNED', 'CONFIRMED', 'RETURN_PENDING'), 'confirm', ['undoReceipt']],
    [at('LOST', 'RETURN_PENDING'), null, ['undoLoss']],
    [at('LOST'), null, []],
  ])('$status', (order, primary, others) => {
    expect(orderActionsOf(order, true)).toEqual({ primary, others });
  });

  it('calls an exchange off as long as the order that replaces it is here', () => {
    const exchanged = { ...at('EXCHANGED'), returningUnits: 1 };
    const replacedBy = (now: string) => orderActionsOf({ ...exchanged, replacedBy: { status: now } }, true);
    expect(replacedBy('PACKED')).toEqual({ primary: 'receive', others: ['undoReceipt', 'callOff'] });
    expect(replacedBy('SHIPPED')).toEqual({ primary: 'receive', others: ['undoReceipt'] });
    expect(orderActionsOf(exchanged, true).others).toEqual(['undoReceipt']);
    expect(orderActionsOf({ ...exchanged, replacedBy: { status: 'PACKED' } }, false).others).toEqual([]);
  });

  it('takes an advance, and takes it back, until the goods are with the customer', () => {
    const money = { advance: 100, due: 460 };
    expect(orderActionsOf({ ...at('PACKED'), ...money }, true).others).toEqual(['advance', 'takeBackAdvance']);
    expect(orderActionsOf({ ...at('SHIPPED'), ...money }, true).others).toContain('advance');
    expect(orderActionsOf({ ...at('PACKED'), advance: 560 }, true).others).toEqual(['takeBackAdvance']);
    expect(orderActionsOf({ ...at('PACKED'), ...money }, false).others).toEqual([]);
    expect(orderActionsOf({ ...at('DELIVERED'), ...money }, true).others).toEqual([]);
  });

  it('receives the rest of a part, and pays back, only for those who may', () => {
    const partial = { ...at('PARTIAL'), returningUnits: 1, refundDue: 200 };
    expect(orderActionsOf(partial, true)).toEqual({ primary: 'receive', others: ['undoReceipt', 'refund'] });
    expect(orderActionsOf(partial, false)).toEqual({ primary: null, others: [] });
  });
});
