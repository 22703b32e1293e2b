import { z } from 'zod';
import { USUAL_TOLERANCE } from '../../../schema/rules/courier-tolerance.ts';
import { takaToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import { PARCEL_STATUSES } from '../../../schema/rules/parcel-status.ts';
import { idOf, money, requiredText, text, version } from '../../commands/fields.ts';

export const courierKind = z.enum(['MANUAL', 'PICKUP', 'API']);
export const courierProvider = z.enum(['STEADFAST', 'PATHAO', 'REDX']);
export const parcelStatus = z.enum(PARCEL_STATUSES);

const secret = () => text(2_000).optional();
/** Sent in a header, which takes nothing else; a line break or a sign that is not seen comes with a pasted key. */
const key = () => text(2_000).regex(/^[\x21-\x7e]*$/, 'A key has no spaces and only English letters, digits and signs').optional();
const days = () => z.int().min(0).max(90);

/**
 * At most 100 taka, about the charge of one parcel: what differs by less is booked as a charge without a question, so a
 * higher tolerance would write off the price of goods.
 */
export const MAX_TOLERANCE: Poisha = 100_00n;

const trackingLink = () => text(300).refine(
  (value) => value === '' || (/^https?:\/\//.test(value) && value.includes('{code}')),
  'An address with {code} where the number of the parcel stands').default('').meta({ sample: '' });

/**
 * The input of a delivery method. Credentials and charges that are left out stay unchanged; what a new method takes is then not
 * known, but for the share of the cash, further kilograms and returns, which are nothing.
 */
export const deliveryMethodInput = z.object({
  courierId: idOf('Courier').optional().describe('Left out for a new one.'),
  version: version().optional(),
  name: requiredText(100).describe('Unique in the business, whatever the case.'),
  kind: courierKind.meta({ description: 'How it takes parcels.', sample: 'MANUAL' }),
  provider: courierProvider.optional().describe('Whose API is called; only where it is booked through one.').meta({ sample: undefined }),
  isActive: z.boolean().default(true).describe('It takes new parcels.'),
  storeId: text(100).default('').describe('The pickup store at the courier.'),
  insideCharge: money().optional().describe('What it takes inside Dhaka, in taka.'),
  suburbCharge: money().optional().describe('What it takes around Dhaka, in taka.'),
  outsideCharge: money().optional().describe('What it takes elsewhere, in taka.'),
  forgetsCharges: z.boolean().default(false)
    .describe('Whether a charge for inside, around or outside Dhaka that is left out is not known any more; otherwise it stays as it is.'),
  baseKg: z.int().min(1).max(50).default(1).describe('The weight in kg that the charges include.'),
  extraKgCharge: money().optional().describe('For every further kg, in taka.'),
  codPercent: z.number().min(0).max(100).multipleOf(0.01, 'At most two decimals').optional()
    .describe('What it keeps of the cash that it collects.'),
  returnPercent: z.int().min(0).max(200).optional().describe('What it takes for a parcel that comes back, of the delivery charge.'),
  payoutDays: days().default(7).describe('Days from delivery to payment.'),
  graceDays: days().default(2).describe('Days after these before an unpaid parcel counts as late.'),
  tolerance: money().default(takaToPoisha(USUAL_TOLERANCE))
    .describe('A payment that differs by no more is taken as right, in taka: at most 100, and more than one takes an administrator.'),
  trackingUrl: trackingLink().describe('Where a parcel is followed; {code} stands for its number.'),
  districts: z.array(requiredText(60)).max(64).default([]).describe('For whose orders it is proposed; another method loses them.'),
  statusMap: z.array(z.object({
    raw: requiredText(100).transform((word) => word.toLowerCase()).describe("The courier's word."),
    status: parcelStatus.describe('What it means.'),
  })).max(100).default([]).describe('Words that mean something else than usual.'),
  apiKey: key().describe('Key, client id or token of the API; stays as it is when left out.'),
  apiSecret: key().describe('Stays as it is when left out.'),
  username: secret().describe('Stays as it is when left out.'),
  password: secret().describe('Stays as it is when left out.'),
  webhookSecret: secret().describe('What the courier proves itself by; stays as it is when left out.'),
});

export type DeliveryMethodInput = z.output<typeof deliveryMethodInput>;
