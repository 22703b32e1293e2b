import { msg, type Message } from '../../../schema/rules/message.ts';

/** What is said of too few pieces, at a line of an input or of a whole step. */
export const notEnough = (facts: { sku: string; needed: number; available: number }): Message =>
  msg('Not enough stock of {{sku}}: {{needed, number}} needed, {{available, number}} available', facts);
