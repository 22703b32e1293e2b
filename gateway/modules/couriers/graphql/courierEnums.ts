import type { SettlementDecisionKind as DecisionKind } from '../../../db/generated/client/enums.ts';
import type { CourierKind as Kind, CourierProvider as Provider } from '../../../db/generated/client/enums.ts';
import type { ParcelStatus as Status } from '../../../../schema/rules/parcel-status.ts';
import { describedEnum } from '../../../graphql/described-enum.ts';
import { nameEnum } from '../../../graphql/input-from-zod.ts';
import { courierKind, courierProvider, parcelStatus } from '../delivery-method-input.ts';

export const CourierKind = describedEnum<Kind>('CourierKind', 'How a delivery method takes parcels.', {
  MANUAL: 'Its parcels are entered by hand.',
  PICKUP: 'The customer fetches the goods.',
  API: 'It is booked through its API.',
});
nameEnum(courierKind, CourierKind);

export const CourierProvider = describedEnum<Provider>('CourierProvider', 'Couriers whose API is spoken.', {
  STEADFAST: 'Steadfast Courier.',
  PATHAO: 'Pathao Courier.',
  REDX: 'RedX.',
});
nameEnum(courierProvider, CourierProvider);

export const ParcelStatus = describedEnum<Status>('ParcelStatus', 'What a courier says of a parcel, in our words.', {
  BOOKED: 'The courier knows of it.',
  PICKED: 'The courier has it.',
  IN_TRANSIT: 'Between two places of the courier.',
  OUT_FOR_DELIVERY: 'On its way to the customer.',
  ON_HOLD: 'Kept until somebody decides.',
  APPROVAL_PENDING: 'Reported by the rider, not confirmed by the courier: tracking only.',
  DELIVERED: 'The customer has it.',
  PARTIAL: 'The customer took a part.',
  PAID_RETURN: 'Refused, and the way was paid for.',
  RETURNING: 'On its way back.',
  RETURNED: 'The courier has given it back.',
  CANCELLED: 'It was not carried.',
  LOST: 'The courier cannot find it.',
});
nameEnum(parcelStatus, ParcelStatus);

export const SettlementDecisionKind = describedEnum<DecisionKind>('SettlementDecisionKind', 'What somebody has decided about the money of an order.', {
  DISPUTE: 'What the courier owes is in dispute.',
  RESOLVE: 'The dispute has ended with money.',
  WRITE_OFF: 'It will not be paid.',
  CLAIM_PAID: 'The courier has paid for lost goods, beside its statements.',
  CLAIM_WRITTEN_OFF: 'It will not pay what is left of the claim for lost goods.',
  CHARGE_ACCEPTED: 'A charge that was in dispute is paid after all.',
});
