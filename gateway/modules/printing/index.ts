import { defineModule } from '../../module.ts';

export const printing = defineModule({ name: 'printing', graphql: () => [import('./graphql/PrintSetting.ts'), import('./graphql/ordersToPrint.ts'), import('./graphql/markPrinted.ts')] });
