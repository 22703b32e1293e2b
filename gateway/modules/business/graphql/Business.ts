import { FIRST_STEPS } from '../../../../schema/rules/first-steps.ts';
import { db } from '../../../db/client.ts';
import type { TierLimit } from '../../../db/generated/client/client.ts';
import type {
  EmployeeCredit as EmployeeCreditValue, Exporters as ExportersValue, ReservationTiming as ReservationTimingValue,
  SubscriptionTier as SubscriptionTierValue, Weekend as WeekendValue,
} from '../../../db/generated/client/enums.ts';
import { NO_ID } from '../../../db/uuid.ts';
import { builder, sessionOf } from '../../../graphql/builder.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { encodeId } from '../../../graphql/global-id.ts';
import { COST_FIELD } from '../../../graphql/cost-field.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import type { BusinessSummary } from '../business-queries.ts';
import { dearerTiers } from '../dearer-tiers.ts';
import { firstStepsOf, hasTakenRest, type FirstSteps } from '../first-steps.ts';
import { logoUrl } from '../business-logo.ts';
import { reservationTiming } from '../business-settings.ts';
import { employeeCredit, exporters, weekend } from '../advance-setting.ts';
import { subscriptionTier } from '../tier-limits.ts';

export const SubscriptionTier = describedEnum<SubscriptionTierValue>('SubscriptionTier', 'What a business has bought; TierLimit says what each grants.', {
  TRIAL: 'For trying Karbar, free for some days.',
  SME: 'For small shops.',
  PRO: 'For growing shops.',
  ENTERPRISE: 'For large shops.',
  BASIC: 'For beginners.',
});
nameEnum(subscriptionTier, SubscriptionTier);

const ReservationTiming = describedEnum<ReservationTimingValue>('ReservationTiming', 'When an order takes its units from what is available.', {
  ORDER: 'As soon as it is taken; without enough stock it cannot be taken.',
  CONFIRMATION: 'When it is confirmed.',
});
nameEnum(reservationTiming, ReservationTiming);

const Exporters = describedEnum<ExportersValue>('Exporters', 'Who may take lists and reports of a business away as files.', {
  READERS: 'Whoever may see them.',
  ADMINS: 'Administrators and founders.',
  FOUNDERS: 'Founders.',
});
nameEnum(exporters, Exporters);

const EmployeeCredit = describedEnum<EmployeeCreditValue>('EmployeeCredit', 'Whose an order is.', {
  TAKEN: 'Who took it.',
  CONFIRMED: 'Who confirmed it.',
});
nameEnum(employeeCredit, EmployeeCredit);

const Weekend = describedEnum<WeekendValue>('Weekend', 'Days of the week on which nobody is expected to work.', {
  NONE: 'None: every day is a working day.',
  FRIDAY: 'Friday.',
  FRIDAY_SATURDAY: 'Friday and Saturday.',
});
nameEnum(weekend, Weekend);

const FirstStepsType = builder.objectRef<FirstSteps>('FirstSteps').implement({
  description: 'Whether each thing that a new business needs is there.',
  fields: (t) => ({
    business: t.exposeBoolean('business', { description: 'An address and a hotline, for invoices.' }),
    courier: t.exposeBoolean('courier', { description: 'A courier.' }),
    product: t.exposeBoolean('product', { description: 'A product.' }),
    order: t.exposeBoolean('order', { description: 'An order.' }),
    sms: t.exposeBoolean('sms', { description: 'An SMS that was written.' }),
    webSite: t.exposeBoolean('webSite', { description: 'A web shop that is connected.' }),
    nextOrderNumber: t.exposeInt('nextOrderNumber', { description: 'What the next order will be numbered, without the prefix.' }),
  }),
});

const TierOffer = builder.objectRef<TierLimit>('TierOffer').implement({
  description: 'A tier that costs more than that of the business, and what it grants.',
  fields: (t) => ({
    tier: t.expose('tier', { type: SubscriptionTier, description: 'The tier.' }),
    productLimit: t.exposeInt('productLimit', { description: 'Products that it allows.' }),
    ecomOrderLimit: t.exposeInt('ecomOrderLimit', { description: 'Orders that it allows.' }),
    userLimit: t.exposeInt('userLimit', { description: 'Members that it allows.' }),
    fileLimitMb: t.exposeInt('fileLimitMb', { description: 'Megabytes of files that it allows.' }),
    packagePrice: t.expose('packagePricePoisha', { type: 'Money', description: 'For a month.' }),
    smsRate: t.float({ description: 'Taka per message.', resolve: ({ smsRate }) => smsRate.toNumber() }),
  }),
});

export const Business = builder.prismaNode('Business', {
  id: { resolve: ({ id }) => id },
  select: { id: true },
  // The tenant itself: only the one the session works in exists.
  findUnique: (id, context) => ({ id: sessionOf(context).business?.id === id ? id : NO_ID }),
  nullable: true,
  description: 'The business that the session works in.',
  authScopes: { permission: 'SIGNED_IN' },
  fields: (t) => ({
    name: t.exposeString('name'),
    subscription: t.expose('subscription', { type: SubscriptionTier }),
    packageExpiresAt: t.expose('packageExpiresAt', { type: 'DateTime' }),
    smsRate: t.float({
      description: 'Taka per message; may have a fraction of a poisha.',
      select: { smsRate: true },
      resolve: ({ smsRate }) => smsRate.toNumber(),
    }),
    smsBalance: t.exposeInt('smsBalance', { description: 'Messages left.' }),
    productUsage: t.exposeInt('productUsage'),
    productLimit: t.exposeInt('productLimit'),
    ecomOrderUsage: t.exposeInt('ecomOrderUsage'),
    ecomOrderLimit: t.exposeInt('ecomOrderLimit'),
    userUsage: t.exposeInt('userUsage'),
    userLimit: t.exposeInt('userLimit'),
    fileUsageMb: t.float({
      description: 'What its files take, in megabytes.',
      select: { fileUsageBytes: true },
      resolve: ({ fileUsageBytes }) => Math.round(Number(fileUsageBytes) / 104_857.6) / 10,
    }),
    fileLimitMb: t.exposeInt('fileLimitMb'),
    pacagePrice: t.expose('packagePricePoisha', {
      type: 'Money',
      description: 'Price of the package for a month; spelt as clients know it.',
    }),
    dearerTiers: t.field({
      type: [TierOffer],
      description: 'The tiers that it may change to by paying, the cheapest first.',
      complexity: 20,
      select: { packagePricePoisha: true },
      resolve: ({ packagePricePoisha }) => dearerTiers(packagePricePoisha),
    }),
    founders: t.stringList({
      description: 'Names of its founders, or their addresses: whom a member asks to renew the package.',
      select: {
        members: {
          where: { role: 'FOUNDER', status: 'ACTIVE' },
          select: { user: { select: { name: true, email: true } } },
          orderBy: [{ createdAt: 'asc' }, { userId: 'asc' }],
        },
      },
      resolve: ({ members }) => members.map(({ user: { name, email } }) => name || email),
    }),
    address: t.exposeString('address'),
    hotline: t.field({
      type: 'PhoneNumber',
      nullable: true,
      description: 'For its customers; null for none.',
      select: { hotline: true },
      resolve: ({ hotline }) => hotline || null,
    }),
    orderPrefix: t.exposeString('orderPrefix', { description: "Stands before order numbers: 'NG-' makes 'NG-1024'." }),
    logoUrl: t.string({
      nullable: true,
      description: 'Address of the logo on this server, for signed-in members of the business; null without one.',
      select: { logo: { select: { hash: true } } },
      resolve: ({ logo }) => logo && logoUrl(logo.hash),
    }),
    deliveryFeeInside: t.expose('deliveryFeeInsidePoisha', {
      type: 'Money',
      description: 'What a new order charges for delivery inside Dhaka, unless its courier says otherwise.',
    }),
    deliveryFeeSuburb: t.expose('deliveryFeeSuburbPoisha', { type: 'Money', description: 'The same around Dhaka.' }),
    deliveryFeeOutside: t.expose('deliveryFeeOutsidePoisha', {
      type: 'Money',
      description: 'The same in the rest of the country.',
    }),
    deliveryIncludedKg: t.exposeInt('deliveryIncludedKg', { description: 'Kilograms that these fees include.' }),
    deliveryFeeExtraKg: t.expose('deliveryFeeExtraKgPoisha', {
      type: 'Money', description: 'What each further kilogram that is begun adds to them.',
    }),
    packagingCost: t.expose('packagingCostPoisha', {
      ...COST_FIELD,
      type: 'Money',
      description: 'What packing one order costs the business; taken off the profit of the order.',
    }),
    codFeePercent: t.float({
      ...COST_FIELD,
      description: 'What a new courier keeps of the cash that it collects, in percent.',
      select: { codFeePercent: true },
      resolve: ({ codFeePercent }) => codFeePercent.toNumber(),
    }),
    reservationTiming: t.expose('reservationTiming', {
      type: ReservationTiming, description: 'When an order takes its units from what is available.',
    }),
    allowsBackorder: t.exposeBoolean('allowsBackorder', {
      description: 'Orders may be confirmed beyond the stock; what is missing is shown until it has come.',
    }),
    restockDays: t.exposeInt('restockDays', {
      description: 'Days that bought goods take to come: what sells out sooner is low on stock. 0 when only levels say so.',
    }),
    duplicateDays: t.exposeInt('duplicateDays', {
      description: 'Open orders of one phone within so many days of each other may be one order taken twice.',
    }),
    returnGraceDays: t.exposeInt('returnGraceDays', {
      description: 'A parcel that is on its way back for longer than so many days is late.',
    }),
    holdReleaseDays: t.exposeInt('holdReleaseDays', {
      description: 'An order on hold gives its reserved stock back so many days after the day of the hold, where nobody has decided about it.',
    }),
    reopenDays: t.exposeInt('reopenDays', { description: 'A cancelled order can be taken up again for so many days.' }),
    confirmsTyped: t.exposeBoolean('confirmsTyped', {
      description: 'Orders that people type are confirmed as soon as they are taken, unless their customer gives reason to doubt or goods are short.',
    }),
    confirmsWeb: t.exposeBoolean('confirmsWeb', { description: 'The same of orders of web shops, as soon as they are approved.' }),
    confirmsUpTo: t.expose('confirmsUpToPoisha', { type: 'Money', description: 'Only up to this total; 0 for any.' }),
    confirmsKnownOnly: t.exposeBoolean('confirmsKnownOnly', { description: 'Only for customers who have taken a parcel before.' }),
    takesDistrictCourier: t.exposeBoolean('takesDistrictCourier', { description: 'A new order without a courier gets the one of its district.' }),
    exporters: t.expose('exporters', { type: Exporters, description: 'Who may take lists and reports away as files.' }),
    employeeCredit: t.expose('employeeCredit', { type: EmployeeCredit, description: 'Whose an order is in the report of employees, unless the report says otherwise.' }),
    weekend: t.expose('weekend', { type: Weekend, description: 'Days of the week that are no working days of anybody.' }),
    onboardingStep: t.int({
      description: 'First steps that were taken or put off, in their order; 5 of 5 is done, as it is where a business has all that they lead to.',
      complexity: 10,
      select: { id: true, onboardingStep: true },
      resolve: async ({ id, onboardingStep }) => (onboardingStep < FIRST_STEPS && (await hasTakenRest(id, onboardingStep)) ? FIRST_STEPS : onboardingStep),
    }),
    firstSteps: t.field({
      type: FirstStepsType,
      description: 'What there is by now of what it takes to sell.',
      complexity: 10,
      select: { id: true },
      resolve: ({ id }) => firstStepsOf(id),
    }),
    version: t.exposeInt('version'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
  }),
});

export const OtherBusiness = builder.objectRef<BusinessSummary>('OtherBusiness').implement({
  description: 'A business that the viewer could switch to.',
  fields: (t) => ({
    id: t.id({ resolve: ({ id }) => encodeId('Business', id) }),
    name: t.exposeString('name', { description: 'What the business is called.' }),
    packageExpiresAt: t.expose('packageExpiresAt', { type: 'DateTime', description: 'From then on only its package can be renewed.' }),
  }),
});

/** The selected business, as a mutation answers with it. */
export const readBusiness = (id: string, query: object) =>
  db.business.findUniqueOrThrow({ ...query, where: { id } });

/** A business that is not selected, as a mutation answers with it. */
export const readSummary = (id: string) =>
  db.business.findUniqueOrThrow({ where: { id }, select: { id: true, name: true, packageExpiresAt: true } });
