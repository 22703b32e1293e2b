import { defineModule } from '../../module.ts';

export const selfCheckModule = defineModule({ name: 'self-check', graphql: () => [import('./graphql/SelfCheck.ts')] });
