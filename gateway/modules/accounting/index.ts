import { defineModule } from '../../module.ts';
import { accountingChecks } from './journal-checks.ts';

export const accounting = defineModule({ name: 'accounting', ledgerChecks: accountingChecks });
