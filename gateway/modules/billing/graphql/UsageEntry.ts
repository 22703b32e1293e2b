import type { UsageKind as UsageKindValue } from '../../../db/generated/client/enums.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { builder } from '../../../graphql/builder.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { listQueryField } from '../../../graphql/list-query-field.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { tenantRecord } from '../../../graphql/tenant-record.ts';
import { usageKind, usageListQuery } from '../usage-list-query.ts';

const UsageKind = describedEnum<UsageKindValue>('UsageKind', 'What is bought and used up.', {
  SMS: 'Messages of the SMS balance.',
  PACKAGE_DAYS: 'Days of the package.',
});
nameEnum(usageKind, UsageKind);

/** The keys that payments and their refunds leave. */
const OF_PAYMENT = /^(?:payment|refund|refund-undone):([0-9a-f-]{36})/;

const UsageEntry = builder.prismaNode('UsageEntry', {
  ...tenantRecord('ADMIN'),
  description: 'One row of the ledger behind the SMS balance or the expiry date.',
  fields: (t) => ({
    kind: t.expose('kind', { type: UsageKind }),
    delta: t.exposeInt('delta', {
      description: 'Messages or days: bought positive, used or taken back negative.',
    }),
    reason: t.exposeString('reason'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    paymentId: t.id({
      nullable: true,
      description: 'The payment that it came from.',
      extensions: readsColumns('key'),
      resolve: ({ key }) => {
        const id = OF_PAYMENT.exec(key)?.[1];
        return id ? encodeId('Payment', id) : null;
      },
    }),
  }),
});

listQueryField('usageEntries', usageListQuery, {
  description: 'What came to the SMS balance or the expiry date and what went, newest first.',
  type: UsageEntry,
});
