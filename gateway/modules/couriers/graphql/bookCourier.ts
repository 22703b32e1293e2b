import { commandField } from '../../../graphql/command-field.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { bookCourier } from '../book-orders.ts';
import { confirmAndSend } from '../confirm-and-send.ts';

commandField('bookCourier', bookCourier, {
  description: 'Books orders with a connected courier, as a bulk job; each that the courier takes is shipped.',
  record: 'bulkJob',
  type: BulkJob,
  resolve: readBulkJob,
});

commandField('confirmAndSendOrders', confirmAndSend, {
  description: 'Confirms orders in the background, then books those that were confirmed and sends an SMS about them, as far as wanted. The job is the first one.',
  record: 'bulkJob',
  type: BulkJob,
  resolve: readBulkJob,
});
