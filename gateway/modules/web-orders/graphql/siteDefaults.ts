import { db } from '../../../db/client.ts';
import { readsColumns } from '../../../fast-reads/needed-columns.ts';
import { builder } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import type { Session } from '../../../session/session.ts';
import type { WebOrderStatus as WebOrderStatusValue } from '../../../db/generated/client/enums.ts';
import { PrintFormat } from '../../printing/graphql/PrintSetting.ts';
import { importShopOrders, saveSiteDefaults } from '../site-defaults.ts';
import { seenStatuses, storedMap } from '../status-map.ts';
import { WebOrderStatus } from './WebOrder.ts';
import { WebSite } from './WebSite.ts';

interface Importing {
  importing: boolean;
  importSince: Date | null;
  importRead: number;
  importFound: number;
  importFinishedAt: Date | null;
  importError: string | null;
}

const OrderImport = builder.objectRef<Importing>('OrderImport').implement({
  description: 'How far the reading of earlier orders of a shop is.',
  fields: (t) => ({
    isRunning: t.exposeBoolean('importing', { description: 'It is under way.' }),
    since: t.expose('importSince', { type: 'DateTime', nullable: true, description: 'From when on; null where it was never asked for.' }),
    read: t.exposeInt('importRead', { description: 'Orders that were read so far.' }),
    found: t.exposeInt('importFound', { description: 'Orders that there are; 0 before the shop has said so.' }),
    finishedAt: t.expose('importFinishedAt', { type: 'DateTime', nullable: true, description: 'When all were read.' }),
    error: t.exposeString('importError', { nullable: true, description: 'Why it ended before all were read.' }),
  }),
});

const StatusMeaning = builder.objectRef<{ storeStatus: string; status: WebOrderStatusValue }>('StatusMeaning').implement({
  description: 'What one status of a web shop means here.',
  fields: (t) => ({
    storeStatus: t.exposeString('storeStatus', { description: "The shop's own word for it: 'ready-to-call'." }),
    status: t.expose('status', { type: WebOrderStatus, description: 'Where orders in it stand here, until somebody decides.' }),
  }),
});

builder.prismaObjectField('Order', 'invoiceFormat', (t) =>
  t.field({
    type: PrintFormat,
    nullable: true,
    description: 'Paper of its invoice where the web shop that it came from has one of its own.',
    select: { webOrder: { select: { site: { select: { invoiceFormat: true } } } } },
    resolve: ({ webOrder }) => webOrder?.site?.invoiceFormat ?? null,
  }),
);

builder.prismaObjectFields(WebSite, (t) => ({
  orderSource: t.exposeString('orderSource', { description: "Source of the orders that are made of the shop's; its name when empty." }),
  plannedCourier: t.exposeString('plannedCourier', { description: 'Who is to carry them; nobody in particular when empty.' }),
  invoiceFormat: t.expose('invoiceFormat', {
    type: PrintFormat, nullable: true, description: 'Paper of the invoices of its orders; null: as the business prints all.',
  }),
  statusMap: t.field({
    type: [StatusMeaning],
    description: "What the shop's own statuses mean here, by name; those that are not named mean what they mean everywhere.",
    complexity: { field: 1, multiplier: 3 },
    extensions: readsColumns('statusMap'),
    resolve: (site) => Object.entries(storedMap(site)).sort(([a], [b]) => (a < b ? -1 : 1)).map(([storeStatus, status]) => ({ storeStatus, status })),
  }),
  seenStatuses: t.stringList({
    description: "The shop's own statuses in which its latest thousand orders stand, for choosing what they mean.",
    select: { businessId: true, id: true },
    complexity: 20,
    resolve: ({ businessId, id }) => seenStatuses(businessId, id),
  }),
  orderImport: t.field({
    type: OrderImport,
    description: 'How far the reading of its earlier orders is.',
    extensions: readsColumns('importing', 'importSince', 'importRead', 'importFound', 'importFinishedAt', 'importError'),
    resolve: (site) => site,
  }),
}));

/** The web shop that a command answers with. */
export const siteAfter = ({ id }: { id: string }, { session, query }: { session: Session; query: object }) =>
  db.webSite.findUniqueOrThrow({ ...query, where: { businessId_id: { businessId: session.businessId, id } } });

commandField('saveSiteDefaults', saveSiteDefaults, {
  description: 'Says what the orders of a web shop begin with, and how many pieces are kept back from it.',
  record: 'webSite',
  type: WebSite,
  resolve: siteAfter,
});

commandField('importShopOrders', importShopOrders, {
  description: 'Has the orders read that a web shop took since a day, in the background.',
  record: 'webSite',
  type: WebSite,
  resolve: siteAfter,
});
