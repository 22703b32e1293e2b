import { db } from '../../../db/client.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { editCustomer } from '../edit-customer.ts';
import { markCustomers } from '../mark-customers.ts';
import { mergeCustomers } from '../merge-customers.ts';
import { separateNumber } from '../separate-number.ts';
import { Customer } from './Customer.ts';

commandField('editCustomer', editCustomer, {
  description: 'Changes what staff know of a customer. Takes an administrator.',
  record: 'customer',
  type: Customer,
  resolve: ({ id }, { session, query }) =>
    db.customer.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
});

commandField('mergeCustomers', mergeCustomers, {
  description: 'Makes two customers one who has both phone numbers; separateNumber takes one out again. Takes an administrator.',
  record: 'customer',
  type: Customer,
  resolve: ({ id }, { session, query }) =>
    db.customer.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
});

commandField('separateNumber', separateNumber, {
  description: 'Makes one of the other numbers of a customer a customer of its own again, with its orders and what is open of them. Takes an administrator.',
  record: 'customer',
  type: Customer,
  resolve: ({ id }, { session, query }) =>
    db.customer.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } }),
});

commandField('markCustomers', markCustomers, {
  description: 'Tags many customers, or notes that they want no SMS, in the background.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});
