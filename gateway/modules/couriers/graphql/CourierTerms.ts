import { z } from 'zod';
import { db } from '../../../db/client.ts';
import type { Courier as Row } from '../../../db/generated/client/client.ts';
import { env } from '../../../env.ts';
import { builder } from '../../../graphql/builder.ts';
import { CHARGE_FIELD } from '../../../graphql/cost-field.ts';
import { openCredentials } from '../courier-secrets.ts';
import { parcelStatus } from '../delivery-method-input.ts';
import { CourierProvider, ParcelStatus } from './courierEnums.ts';

interface MappedWord {
  raw: string;
  status: z.output<typeof parcelStatus>;
}

const CourierWord = builder.objectRef<MappedWord>('CourierWord').implement({
  description: "One of the courier's words and what it means here.",
  fields: (t) => ({
    raw: t.exposeString('raw', { description: "The courier's word, in lower case." }),
    status: t.expose('status', { type: ParcelStatus, description: 'What it means.' }),
  }),
});

/** The last characters of a key, enough to recognise it; null when none is saved. */
function maskedKey(row: Row): string | null {
  if (row.credentials === null) return null;
  return `••••${openCredentials(row, row.credentials).apiKey.slice(-4)}`;
}

export const CourierTerms = builder.objectRef<Row>('CourierTerms').implement({
  description: 'On which terms a delivery method carries parcels.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'Of the delivery method.' }),
    provider: t.expose('provider', { type: CourierProvider, nullable: true, description: 'Whose API is called; null for none.' }),
    storeId: t.exposeString('storeId', { description: 'The pickup store at the courier.' }),
    insideCharge: t.expose('insidePoisha', { ...CHARGE_FIELD, type: 'Money', description: 'What it takes inside Dhaka; null where that is not known.' }),
    suburbCharge: t.expose('suburbPoisha', { ...CHARGE_FIELD, type: 'Money', description: 'What it takes around Dhaka; null where that is not known.' }),
    outsideCharge: t.expose('outsidePoisha', { ...CHARGE_FIELD, type: 'Money', description: 'What it takes elsewhere; null where that is not known.' }),
    baseKg: t.exposeInt('baseKg', { description: 'The weight in kg that the charges include.' }),
    extraKgCharge: t.expose('extraKgPoisha', { ...CHARGE_FIELD, type: 'Money', description: 'For every further kg.' }),
    codPercent: t.float({
      ...CHARGE_FIELD, description: 'What it keeps of the cash that it collects.', resolve: ({ codBasisPoints }) => codBasisPoints / 100,
    }),
    returnPercent: t.exposeInt('returnPercent', {
      ...CHARGE_FIELD, description: 'What it takes for a parcel that comes back, of the delivery charge.',
    }),
    payoutDays: t.exposeInt('payoutDays', { description: 'Days from delivery to payment.' }),
    graceDays: t.exposeInt('graceDays', { description: 'Days after these before an unpaid parcel counts as late.' }),
    tolerance: t.expose('tolerancePoisha', { type: 'Money', description: 'A payment that differs by no more is taken as right.' }),
    trackingUrl: t.exposeString('trackingUrl', { description: 'Where a parcel is followed; {code} stands for its number.' }),
    districts: t.stringList({
      description: 'For whose orders it is proposed, by name.',
      complexity: 5,
      resolve: async ({ businessId, id: courierId }) => {
        const rows = await db.courierDistrict.findMany({
          where: { businessId, courierId }, orderBy: { district: 'asc' }, select: { district: true },
        });
        return rows.map(({ district }) => district);
      },
    }),
    statusMap: t.field({
      type: [CourierWord],
      description: 'Words that mean something else than usual.',
      resolve: ({ statusMap }) =>
        Object.entries(z.record(z.string(), parcelStatus).parse(statusMap)).map(([raw, status]) => ({ raw, status })),
    }),
    unknownWords: t.stringList({
      description: 'Words of the courier that nobody has explained, as they came; parcels wait for it.',
      complexity: 5,
      resolve: async ({ businessId, id: courierId }) => {
        const rows = await db.courierEvent.findMany({
          where: { businessId, courierId, outcome: 'UNKNOWN_STATUS' }, distinct: ['rawStatus'], take: 20, orderBy: { receivedAt: 'desc' }, select: { rawStatus: true },
        });
        return rows.flatMap(({ rawStatus }) => rawStatus ?? []);
      },
    }),
    maskedKey: t.string({
      nullable: true, description: 'The last four characters of its key; null where none is kept.', resolve: maskedKey,
    }),
    webhookUrl: t.string({
      description: 'Where the courier has to send its reports; empty for one that is not connected.',
      resolve: ({ id, kind }) => (kind === 'API' ? `${env.PUBLIC_URL}/api/webhooks/couriers/${id}` : ''),
    }),
    hasWebhookSecret: t.boolean({
      description: 'A secret for its webhooks is kept.', resolve: ({ webhookSecret }) => webhookSecret !== null,
    }),
  }),
});
