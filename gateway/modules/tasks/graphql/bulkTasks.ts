import type { z } from 'zod';
import { commandField } from '../../../graphql/command-field.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { bulkTaskAction, changeTasksInBulk } from '../bulk-tasks.ts';

nameEnum(bulkTaskAction, describedEnum<z.output<typeof bulkTaskAction>>('BulkTaskAction', 'What is done with many tasks.', {
  ASSIGN: 'Somebody is to do them.', FINISH: 'They end as done.', SNOOZE: 'They are put off.',
}));

commandField('changeTasksInBulk', changeTasksInBulk, {
  description: 'Assigns, ends or puts off many tasks, in the background.', record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});
