import { msg } from '../../../../schema/rules/message.ts';
import type { FieldProblem } from '../../../import/read-row.ts';
import { MAX_TAGS } from '../edit-customer.ts';
import type { CustomerField } from './customer-fields.ts';
import type { CustomerRow } from './customer-row.ts';
import type { KnownCustomer } from './known-customers.ts';

export type CustomerAction = 'CREATE' | 'CHANGE' | 'SAME' | 'WRONG';

export interface CustomerChange {
  field: CustomerField;
  /** As shown to people; '' for no value. */
  before: string;
  after: string;
}

export interface ReadCustomer {
  number: number;
  row: CustomerRow;
  problems: FieldProblem<CustomerField>[];
}

/** What a row would change among the current customers. */
export interface PlannedCustomer extends ReadCustomer {
  label: string;
  action: CustomerAction;
  changes: CustomerChange[];
  /** The customer with the phone number; null for a new one. */
  customer: KnownCustomer | null;
}

/** Compares rows with the customers of the same phone numbers, each of which a file names once. Writes nothing. */
export function planCustomers(rows: readonly ReadCustomer[], known: readonly KnownCustomer[]): PlannedCustomer[] {
  const byPhone = new Map(known.map((customer) => [customer.phone, customer]));
  const rowOfCustomer = new Map<string, { number: number; phone: string }>();
  return rows.map((read) => {
    const { number, row: { NAME, PHONE } } = read;
    const customer = byPhone.get(PHONE ?? '') ?? null;
    const problems = [...read.problems];
    if (PHONE === undefined && !problems.some(({ field }) => field === 'PHONE')) {
      problems.push({ field: 'PHONE', message: msg('A customer is known by the phone number, and there is none') });
    }
    const who = customer?.id ?? PHONE ?? '';
    const other = rowOfCustomer.get(who);
    if (other) problems.push({ field: 'PHONE', message: sameCustomer(other, PHONE) });
    else if (PHONE !== undefined) rowOfCustomer.set(who, { number, phone: PHONE });
    if (!customer && NAME === undefined && problems.length === 0) problems.push({ field: 'NAME', message: msg('A new customer needs a name') });
    if (problems.length === 0 && tagsWith(read.row, customer).length > MAX_TAGS) {
      problems.push({ field: 'TAGS', message: msg('At most {{limit}} tags', { limit: MAX_TAGS }) });
    }
    const label = [NAME ?? customer?.name, PHONE].filter(Boolean).join(' · ') || `Row ${number}`;
    if (problems.length > 0) return { ...read, label, customer, problems, action: 'WRONG', changes: [] };
    const changes = changesOf(read.row, customer);
    return { ...read, label, customer, problems, changes, action: !customer ? 'CREATE' : changes.length > 0 ? 'CHANGE' : 'SAME' };
  });
}

/** Two numbers of a file may be those of one person. */
const sameCustomer = ({ number: row, phone }: { number: number; phone: string }, second: string | undefined) => (
  phone === second ? msg('Row {{row}} is about the same phone number', { row }) : msg('Row {{row}} is about the same customer, by their other number', { row })
);

/** The tags of a customer after the row: it adds to them, a dash takes all of them away. */
export function tagsWith({ TAGS }: CustomerRow, customer: KnownCustomer | null): string[] {
  return TAGS === null ? [] : [...new Set([...(customer?.tags ?? []), ...(TAGS ?? [])])];
}

/** Spreadsheets change line endings and the composition of letters. */
const plain = (value: string) => value.normalize('NFC').replaceAll('\r\n', '\n').trim();

const yesNo = (isYes: boolean) => (isYes ? 'yes' : 'no');

function changesOf(row: CustomerRow, customer: KnownCustomer | null): CustomerChange[] {
  const { NAME, PHONE, ADDRESS, DISTRICT, NOTE, NO_SMS } = row;
  const changes: CustomerChange[] = customer ? [] : [{ field: 'PHONE', before: '', after: PHONE! }];
  const compare = (field: CustomerField, before = '', after = before) => {
    if (plain(before) !== plain(after)) changes.push({ field, before, after });
  };
  compare('NAME', customer?.name, NAME);
  if (ADDRESS !== undefined && !customer?.addresses.some((one) => plain(one) === plain(ADDRESS))) compare('ADDRESS', '', ADDRESS);
  // Where the last order went is where they live.
  if (!customer || customer.orderCount === 0 || customer.district === '') compare('DISTRICT', customer?.district, DISTRICT);
  compare('TAGS', customer?.tags.join(', '), tagsWith(row, customer).join(', '));
  compare('NOTE', customer?.note, NOTE === null ? '' : NOTE);
  if (NO_SMS !== undefined && NO_SMS !== (customer?.smsOptOut ?? false)) {
    changes.push({ field: 'NO_SMS', before: customer ? yesNo(customer.smsOptOut) : '', after: yesNo(NO_SMS) });
  }
  return changes;
}
