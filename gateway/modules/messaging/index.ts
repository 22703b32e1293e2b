import { defineModule } from '../../module.ts';
import { messagingJobs } from './messaging.jobs.ts';
import { messagingProcedures } from './messaging.trpc.ts';
import { messagingChecks } from './sms-checks.ts';
import { smsExport } from './sms-export.ts';

export const messaging = defineModule({
  name: 'messaging',
  graphql: () => [import('./graphql/MessageTemplate.ts'), import('./graphql/SmsMessage.ts')],
  procedures: messagingProcedures,
  exports: [smsExport],
  jobs: messagingJobs,
  ledgerChecks: messagingChecks,
  counted: [{ kind: 'sms', table: 'SmsMessage' }],
});
