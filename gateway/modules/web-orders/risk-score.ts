import { inEnglish, msg, wireMessage, type Message } from '../../../schema/rules/message.ts';
import type { CourierScoreSource } from '../../db/generated/client/enums.ts';
import type { CallDeskSetting } from './call-desk-setting.ts';
import type { PhoneRecord } from './courier-score/phone-record.ts';
import { SOURCE_NAMES } from './courier-score/source-names.ts';

/** The facts from which the score of an order is computed. Amounts in poisha. */
export interface RiskFacts {
  totalPoisha: bigint;
  hasPhone: boolean;
  address: string;
  isPickup: boolean;
  /** Open or approved web orders with the same goods and the same phone or address within the window. */
  repeats: { number: string; isSamePhone: boolean }[];
  /** Karbar orders with the same goods and phone that are not shipped yet, by what they are called: 'NG-1024'. */
  openOrders: string[];
  /** Web orders of the phone within a day, including this one. */
  ofPhone: number;
  /** Phone numbers that ordered from the IP address within a day. */
  phonesOfIp: number;
  fakesOfPhone: number;
  fakesOfIp: number;
  delivered: number;
  returned: number;
  /** Average total of the last orders; null with fewer than three. */
  usualPoisha: bigint | null;
  /** What couriers know of the phone; null where none was asked. */
  courier: CourierRecord | null;
  /** Null for a customer without earlier addresses. */
  isKnownAddress: boolean | null;
}

export interface CourierRecord extends PhoneRecord {
  source: CourierScoreSource;
}

type RiskKind =
  | 'REPEAT' | 'OPEN_ORDER' | 'PHONE_VELOCITY' | 'IP_VELOCITY' | 'FAKE_PHONE' | 'FAKE_IP' | 'RETURNS' | 'AMOUNT'
  | 'COURIER' | 'COMPLAINTS' | 'NEW_ADDRESS' | 'PHONE' | 'ADDRESS' | 'RULE' | 'ALLOWED';

export interface RiskReason {
  kind: RiskKind;
  /** Points added to the score. */
  points: number;
  text: Message;
}

/** A reason as it is kept and as it crosses the wire. */
export interface StoredReason {
  kind: RiskKind;
  points: number;
  text: string;
  messageKey: string;
  messageValues: Record<string, unknown>;
}

export const storedReason = ({ kind, points, text }: RiskReason): StoredReason => ({ kind, points, text: inEnglish(text), ...wireMessage(text) });

/** From where on facts add points. */
type Thresholds = Omit<CallDeskSetting, 'claimMinutes' | 'retryMinutes' | 'maxAttempts' | 'script' | 'version'>;

/**
 * The score of an order from 0 to 100, and its reasons, the heaviest first. Advice for the caller: nothing is refused
 * because of it. Pure.
 */
export function riskOf(facts: RiskFacts, setting: Thresholds): { score: number; reasons: RiskReason[] } {
  const reasons = [...repeats(facts), ...velocity(facts, setting), ...history(facts, setting), ...(facts.courier ? courierReasons(facts.courier, setting) : []), ...reach(facts, setting)];
  reasons.sort((a, b) => b.points - a.points);
  const isTrusted = facts.delivered >= setting.trustedParcels && facts.returned === 0;
  const sum = reasons.reduce((points, reason) => points + reason.points, isTrusted ? -20 : 0);
  return { score: Math.max(0, Math.min(100, sum)), reasons };
}

function repeats({ repeats: known, openOrders }: RiskFacts): RiskReason[] {
  const [first] = known;
  const [order] = openOrders;
  return [
    ...(first ? [{
      kind: 'REPEAT' as const, points: 50,
      text: first.isSamePhone
        ? msg('Web order #{{number}} of the same phone has the same goods', { number: first.number })
        : msg('Web order #{{number}} to the same address has the same goods', { number: first.number }),
    }] : []),
    ...(order ? [{
      kind: 'OPEN_ORDER' as const, points: 35,
      text: msg('Order {{number}} of the same phone has the same goods and has not left yet', { number: order }),
    }] : []),
  ];
}

function velocity(
  { ofPhone, phonesOfIp, fakesOfPhone, fakesOfIp }: RiskFacts, { velocityLimit }: Thresholds,
): RiskReason[] {
  return [
    ...(ofPhone >= velocityLimit
      ? [{ kind: 'PHONE_VELOCITY' as const, points: 30, text: msg('{{count}} web orders of this phone within a day', { count: ofPhone }) }] : []),
    ...(phonesOfIp >= velocityLimit
      ? [{ kind: 'IP_VELOCITY' as const, points: 25, text: msg('One IP, {{count}} phones within a day', { count: phonesOfIp }) }] : []),
    ...(fakesOfPhone > 0
      ? [{ kind: 'FAKE_PHONE' as const, points: 60, text: msg('This phone was in {{count}} fake orders', { count: fakesOfPhone, defaultValue_one: 'This phone was in {{count}} fake order' }) }] : []),
    ...(fakesOfIp > 0
      ? [{ kind: 'FAKE_IP' as const, points: 25, text: msg('This IP was in {{count}} fake orders', { count: fakesOfIp, defaultValue_one: 'This IP was in {{count}} fake order' }) }] : []),
  ];
}

function history(
  { delivered, returned, usualPoisha, totalPoisha, isKnownAddress }: RiskFacts, { returnPercent, returnParcels, unusualTimes }: Thresholds,
): RiskReason[] {
  const ended = delivered + returned;
  const isUnusual = usualPoisha !== null && usualPoisha > 0n && totalPoisha >= usualPoisha * BigInt(unusualTimes);
  return [
    ...(returned > 0 && ended >= returnParcels && returned * 100 >= ended * returnPercent
      ? [{ kind: 'RETURNS' as const, points: 45, text: msg('{{returned}} of {{ended}} parcels came back', { returned, ended }) }] : []),
    ...(isUnusual
      ? [{
          kind: 'AMOUNT' as const, points: 20,
          text: msg('{{total, taka}} is {{times}} times what they usually order ({{usual, taka}})', {
            total: Number(totalPoisha) / 100, times: Number(totalPoisha / usualPoisha), usual: Math.round(Number(usualPoisha) / 100),
          }),
        }] : []),
    ...(isKnownAddress === false
      ? [{ kind: 'NEW_ADDRESS' as const, points: 10, text: msg('Their earlier parcels went to another address') }] : []),
  ];
}

/** What couriers know of a phone, in words. A good record adds no points, but the caller reads it. */
export function courierReasons(courier: CourierRecord, { returnPercent, courierParcels }: Pick<Thresholds, 'returnPercent' | 'courierParcels'>): RiskReason[] {
  const { parcels, deliveredPercent: percent, reports } = courier;
  const source = SOURCE_NAMES[courier.source];
  const isFew = parcels === null ? courier.isFew : parcels < courierParcels;
  const isBad = percent !== null && !isFew && 100 - percent >= returnPercent;
  return [
    {
      kind: 'COURIER', points: isBad ? 45 : 0,
      text: percent === null
        ? msg('{{source}}: no parcels to this phone yet', { source })
        : parcels === null
          ? msg('{{source}}: {{percent}}% of the parcels to this phone were delivered', { source, percent })
          : msg('{{source}}: {{delivered}} of {{parcels}} parcels to this phone were delivered', { source, delivered: Math.round((parcels * percent) / 100), parcels }),
    },
    ...(reports > 0 ? [{
      kind: 'COMPLAINTS' as const, points: 30,
      text: msg('{{source}}: {{count}} complaints of other sellers', { source, count: reports, defaultValue_one: '{{source}}: {{count}} complaint of another seller' }),
    }] : []),
  ];
}

function reach({ hasPhone, address, isPickup }: RiskFacts, { shortAddress }: Thresholds): RiskReason[] {
  return [
    ...(hasPhone ? [] : [{ kind: 'PHONE' as const, points: 30, text: msg('The phone is no mobile number') }]),
    ...(isPickup || address.length >= shortAddress
      ? [] : [{ kind: 'ADDRESS' as const, points: 25, text: msg('The address is too short to be found') }]),
  ];
}
