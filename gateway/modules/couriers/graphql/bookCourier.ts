import { commandField } from '../../../graphql/command-field.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { bookCourier } from '../book-orders.ts';

commandField('bookCourier', bookCourier, {
  description: 'Books orders with a connected courier, as a bulk job; each that the courier takes is shipped.',
  record: 'bulkJob',
  type: BulkJob,
  resolve: readBulkJob,
});
