import { defineModule } from '../../module.ts';
import './bulk-sms-kind.ts';

export const bulkSms = defineModule({ name: 'bulkSms', graphql: () => [import('./graphql/bulkSms.ts')] });
