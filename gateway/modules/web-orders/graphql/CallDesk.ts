import { runQuery } from '../../../commands/execute.ts';
import { inEnglish, wireMessage } from '../../../../schema/rules/message.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { commandField } from '../../../graphql/command-field.ts';
import { decodeId, encodeId } from '../../../graphql/global-id.ts';
import { requires } from '../../../graphql/requires.ts';
import { BulkJob, readBulkJob } from '../../bulk-jobs/graphql/BulkJob.ts';
import { StockShortage } from '../../orders/graphql/StockShortage.ts';
import { approvalPreflight, approveWebOrdersInBulk, type ApprovalLook } from '../approve-many.ts';
import { readCallDesk, type CallDeskFacts, type DeskSite } from '../call-desk.ts';
import { saveCallDeskSetting, type CallDeskSetting } from '../call-desk-setting.ts';
import { usualReasons } from '../usual-reasons.ts';
import { CallOutcomeEnum } from './WebOrder.ts';

const CallDeskSettingType = builder.objectRef<CallDeskSetting>('CallDeskSetting').implement({
  description: 'How a business calls about its web orders, and what it doubts.',
  fields: (t) => ({
    version: t.exposeInt('version', { description: 'For saveCallDeskSetting; 0 while nothing was ever saved.' }),
    claimMinutes: t.exposeInt('claimMinutes', { description: "For so many minutes an order is the caller's." }),
    retryMinutes: t.exposeInt('retryMinutes', { description: 'After no answer it is due again in so many minutes.' }),
    maxAttempts: t.exposeInt('maxAttempts', { description: 'After so many calls that nobody answers, the next caller is not given it any more.' }),
    duplicateHours: t.exposeInt('duplicateHours', { description: 'Orders of one buyer with the same goods within so many hours repeat each other.' }),
    velocityLimit: t.exposeInt('velocityLimit', { description: 'From so many orders of one phone, or phones of one IP, within a day on it is suspicious.' }),
    returnPercent: t.exposeInt('returnPercent', { description: 'From this share of returns, in per cent, a buyer is risky.' }),
    returnParcels: t.exposeInt('returnParcels', { description: 'That share adds to the score from so many ended parcels of the buyer on.' }),
    badReturns: t.exposeInt('badReturns', { description: 'From so many returned parcels on, and that share, a customer is marked as risky.' }),
    courierParcels: t.exposeInt('courierParcels', { description: 'What a courier says of a buyer adds to the score from so many parcels on.' }),
    trustedParcels: t.exposeInt('trustedParcels', { description: 'With so many delivered parcels, and none that came back, a buyer is reliable.' }),
    unusualTimes: t.exposeInt('unusualTimes', { description: 'A total of so many times what the buyer usually orders adds to the score.' }),
    shortAddress: t.exposeInt('shortAddress', { description: 'An address of fewer characters is too short to be found.' }),
    checkScore: t.exposeInt('checkScore', { description: 'From this score on a doubt is shown.' }),
    highScore: t.exposeInt('highScore', { description: 'From this score on the doubt is loud.' }),
    script: t.exposeString('script', { description: 'What the caller says; empty for the usual one.' }),
  }),
});

export const CallDeskSite = builder.objectRef<DeskSite>('CallDeskSite').implement({
  description: 'A web shop whose orders come here.',
  fields: (t) => ({
    id: t.id({ description: 'Of the web shop.', resolve: ({ id }) => encodeId('WebSite', id) }),
    name: t.exposeString('name', { description: 'What the business calls it.' }),
  }),
});

const CallDesk = builder.objectRef<CallDeskFacts>('CallDesk').implement({
  description: 'The desk where web orders are called: its settings, its shops, and who sits there.',
  fields: (t) => ({
    setting: t.field({ type: CallDeskSettingType, description: 'How it works.', resolve: ({ setting }) => setting }),
    sites: t.field({ type: [CallDeskSite], description: 'The web shops by name.', resolve: ({ sites }) => sites }),
    callers: t.exposeStringList('callers', { description: 'Who is calling now.' }),
    troubledSites: t.exposeStringList('troubledSites', { description: 'Names of web shops whose orders do not arrive as they should.' }),
    dueCount: t.exposeInt('dueCount', { description: 'Call-backs whose time has come, 1000 at most.' }),
    usualReasons: t.stringList({
      description: 'What callers wrote of late when a call ended so, the most frequent first, five at most.',
      args: { outcome: t.arg({ type: CallOutcomeEnum, required: true, description: 'The end of the call.' }) },
      complexity: 5,
      resolve: (_desk, { outcome }, context) => usualReasons(sessionOf(context).businessId, outcome),
    }),
  }),
});

builder.queryField('callDesk', (t) =>
  t.field({
    type: CallDesk,
    description: 'The desk where web orders are called.',
    ...requires('webOrderList'),
    complexity: 10,
    resolve: (_root, _args, context) => readCallDesk(sessionOf(context).businessId),
  }),
);

commandField('saveCallDeskSetting', saveCallDeskSetting, {
  description: 'Changes how web orders are called and judged; what is left out stays as it is.',
  record: 'callDesk', type: CallDesk, resolve: (_result, { session }) => readCallDesk(session.businessId),
});

commandField('approveWebOrdersInBulk', approveWebOrdersInBulk, {
  description: 'Approves up to 500 web orders in the background, the oldest first; each succeeds or fails by itself.',
  record: 'bulkJob', type: BulkJob, resolve: readBulkJob,
});

const ApprovalLookType = builder.objectRef<ApprovalLook>('ApprovalLook').implement({
  description: 'What approving a web order would meet.',
  fields: (t) => ({
    id: t.id({ description: 'Of the web order.', resolve: ({ id }) => encodeId('WebOrder', id) }),
    number: t.exposeString('number', { description: "The shop's own number." }),
    customerName: t.exposeString('customerName', { description: 'Who receives it.' }),
    phone: t.exposeString('phone', { description: 'Of the recipient.' }),
    total: t.expose('totalPoisha', { type: 'Money', description: 'What the customer pays in all.' }),
    riskScore: t.exposeInt('riskScore', { description: 'As of the web order.' }),
    isReady: t.boolean({ description: 'An approval would succeed now.', resolve: ({ problem }) => problem === null }),
    problem: t.string({ nullable: true, description: 'Why it would not, in English.', resolve: ({ problem }) => problem && inEnglish(problem) }),
    messageKey: t.string({ nullable: true, description: 'As messageKey of Error.', resolve: ({ problem }) => problem && wireMessage(problem).messageKey }),
    messageValues: t.field({
      type: 'MessageValues', nullable: true, description: 'As messageValues of Error.',
      resolve: ({ problem }) => (problem ? wireMessage(problem).messageValues : null),
    }),
    short: t.field({ type: [StockShortage], description: 'What would be missing once those before it are approved.', resolve: ({ short }) => short }),
  }),
});

/** An id of another type fails like a malformed one. */
function webOrderId(globalId: string | number): string {
  const decoded = decodeId(String(globalId));
  return decoded?.typename === 'WebOrder' ? decoded.id : '';
}

builder.queryField('approvalPreflight', (t) =>
  t.field({
    type: [ApprovalLookType],
    description: 'What approving web orders would meet, the oldest first, without doing it.',
    args: { webOrders: t.arg.idList({ required: true, description: 'Those that were chosen, at most 500.' }) },
    ...requires('newOrder'),
    complexity: 100,
    resolve: (_root, { webOrders }, context) =>
      runQuery(approvalPreflight, sessionOf(context), { webOrders: webOrders.map(webOrderId) }),
  }),
);
