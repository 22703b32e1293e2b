import { v7 as uuidv7 } from 'uuid';
import { USUAL_TOLERANCE } from '../../../schema/rules/courier-tolerance.ts';
import { inEnglish, msg } from '../../../schema/rules/message.ts';
import { poishaToTaka, takaToPoisha, type Poisha } from '../../../schema/rules/money.ts';
import { defineCommand, type CommandContext } from '../../commands/command.ts';
import type { Tx } from '../../db/client.ts';
import type { Courier } from '../../db/generated/client/client.ts';
import { lockRow } from '../../db/lock-row.ts';
import { lockName } from '../../db/lock-name.ts';
import { ForbiddenError, mistakeIn, PreconditionError, ValidationError } from '../../errors.ts';
import { sameName } from '../../list-query/like-text.ts';
import { AREA_IDS, READ_AREAS_TASK } from './areas/courier-areas.ts';
import { COMPARED_TERMS } from './compared-terms.ts';
import { openCredentials, sealCredentials, sealWebhookSecret, type CourierCredentials } from './courier-secrets.ts';
import { deliveryMethodInput, MAX_TOLERANCE, type DeliveryMethodInput } from './delivery-method-input.ts';
import { followName } from './follow-name.ts';
import { eventsJob } from './tracking/event-jobs.ts';
import { LISTS_PAYOUTS, REQUIRED_KEYS } from './providers.ts';

/** Adds or changes a delivery method. Its keys are encrypted for its row and never returned. */
export const saveDeliveryMethod = defineCommand({
  name: 'couriers.saveMethod',
  permission: 'deliveryMethod',
  input: deliveryMethodInput,
  run: async (context, input) => {
    const { tx, session: { businessId }, audit } = context;
    await lockNames(context);
    if (input.courierId) await followName(context, input.courierId, input.name);
    const before = input.courierId ? await lockCourier(context, input.courierId, input.version) : null;
    await refuseTakenName(context, input.name, before?.id);
    const id = before?.id ?? uuidv7();
    if (before) assertSeesCharges(context, input);
    assertMayTolerate(context, input.tolerance, before?.tolerancePoisha);
    const terms = { ...termsOf(input), ...chargesOf(input, before ?? { ...NOT_SAID, kind: input.kind }) };
    const secrets = secretsOf({ businessId, id }, before, input);
    if (before) {
      await tx.courier.update({
        where: { businessId_id: { businessId, id } },
        data: { ...terms, ...secrets.columns, version: { increment: 1 } },
        select: { id: true },
      });
    } else {
      await assertFewMethods(tx, businessId);
      await tx.courier.create({ data: { businessId, id, ...terms, ...secrets.columns }, select: { id: true } });
    }
    await assignDistricts(context, id, input.districts);
    if (input.kind === 'API' && AREA_IDS[input.provider!] !== 'none') await context.enqueue(READ_AREAS_TASK, { businessId, courierId: id });
    if (before) await reprocessUnknownWords(context, id);
    const { name } = input;
    await audit({
      entity: ['Courier', id],
      summary: before ? msg('Changed the delivery method {{name}}', { name }) : msg('Added the delivery method {{name}}', { name }),
      before: before && shown(before),
      after: { ...shown(terms), districts: input.districts, changedSecrets: secrets.changed },
    });
    return { id };
  },
});

/** Orders choose from all of them at once. */
const MAX_METHODS = 100;

/** Throws PreconditionError METHOD_LIMIT. Under `lockNames`. */
async function assertFewMethods(tx: Tx, businessId: string): Promise<void> {
  if ((await tx.courier.count({ where: { businessId } })) < MAX_METHODS) return;
  throw new PreconditionError('METHOD_LIMIT', msg('A business may have {{count}} delivery methods', { count: MAX_METHODS }));
}

async function lockCourier({ tx, session: { businessId } }: CommandContext, id: string, version?: number) {
  await lockRow(tx, 'Courier', businessId, id, version);
  return tx.courier.findUniqueOrThrow({ where: { businessId_id: { businessId, id } } });
}

/** Serialises concurrent saves, so that a name and a district belong to one method only. */
const lockNames = ({ tx, session: { businessId } }: CommandContext) =>
  lockName(tx, `delivery-methods:${businessId}`);

async function refuseTakenName({ tx, session: { businessId } }: CommandContext, name: string, exceptId?: string) {
  const taken = await tx.courier.findFirst({
    where: { businessId, ...sameName(name), NOT: { id: exceptId } }, select: { id: true },
  });
  if (taken) throw new ValidationError(msg('There is a delivery method {{name}} already', { name }), [{ field: 'name', message: 'Already in use' }]);
}

function termsOf(input: DeliveryMethodInput) {
  const { name, kind, isActive, storeId, baseKg, payoutDays, graceDays, trackingUrl } = input;
  if (kind === 'API' && !input.provider) throw new ValidationError('Choose the courier', [{ field: 'provider', message: 'Required' }]);
  return {
    name, kind, isActive, storeId, baseKg, payoutDays, graceDays, trackingUrl,
    provider: kind === 'API' ? input.provider! : null,
    tolerancePoisha: input.tolerance,
    statusMap: Object.fromEntries(input.statusMap.map(({ raw, status }) => [raw, status])),
  };
}

type Charges = Pick<Courier, 'kind' | 'insidePoisha' | 'suburbPoisha' | 'outsidePoisha' | 'extraKgPoisha' | 'codBasisPoints' | 'returnPercent'>;

const NOT_KNOWN = { insidePoisha: null, suburbPoisha: null, outsidePoisha: null };
const NOT_SAID = { ...NOT_KNOWN, extraKgPoisha: 0n, codBasisPoints: 0, returnPercent: 0 };

/**
 * The charges after this change; those that were not sent stay as they are, or are forgotten. Whom customers come to takes
 * nothing, which says nothing of what a courier takes that it becomes.
 */
function chargesOf(input: DeliveryMethodInput, before: Charges): Omit<Charges, 'kind'> {
  const kept = input.forgetsCharges ? NOT_KNOWN : before;
  const isPickup = input.kind === 'PICKUP';
  const wasPickup = before.kind === 'PICKUP';
  const unsaid = (charge: Poisha | null) => (isPickup ? (charge ?? 0n) : wasPickup && charge === 0n ? null : charge);
  return {
    insidePoisha: input.insideCharge ?? unsaid(kept.insidePoisha),
    suburbPoisha: input.suburbCharge ?? unsaid(kept.suburbPoisha),
    outsidePoisha: input.outsideCharge ?? unsaid(kept.outsidePoisha),
    extraKgPoisha: input.extraKgCharge ?? before.extraKgPoisha,
    codBasisPoints: input.codPercent === undefined ? before.codBasisPoints : Math.round(input.codPercent * 100),
    returnPercent: input.returnPercent ?? before.returnPercent,
  };
}

/** Throws ForbiddenError. Somebody who may not see the charges of a method would overwrite them unseen. */
function assertSeesCharges({ session }: CommandContext, input: DeliveryMethodInput): void {
  const { insideCharge, suburbCharge, outsideCharge, extraKgCharge, codPercent, returnPercent } = input;
  const sent = [insideCharge, suburbCharge, outsideCharge, extraKgCharge, codPercent, returnPercent];
  if (!session.canSeeCharges && (input.forgetsCharges || sent.some((charge) => charge !== undefined))) {
    throw new ForbiddenError('You may not see costs, so you cannot change what a courier takes');
  }
}

/** A tolerance writes off what a courier pays less: to raise it takes what a write-off takes. Throws ValidationError, ForbiddenError. */
function assertMayTolerate({ session }: CommandContext, wanted: Poisha, before = takaToPoisha(USUAL_TOLERANCE)): void {
  if (wanted > MAX_TOLERANCE) throw mistakeIn('tolerance', msg('At most {{amount, taka}}', { amount: poishaToTaka(MAX_TOLERANCE) }));
  if (wanted <= takaToPoisha(USUAL_TOLERANCE) || wanted <= before || session.can('ADMIN')) return;
  throw new ForbiddenError('Only administrators may raise the difference that does not matter');
}

/** Another account begins anew: what it has paid before is left to people. */
const NO_PAYOUTS = { payoutsDueAt: null, payoutsTriedAt: null, payoutsAskedAt: null };

/** The keys after this change. When the provider changes, the old keys are dropped: they are never sent to another courier. */
function secretsOf(row: { businessId: string; id: string }, before: Courier | null, input: DeliveryMethodInput) {
  if (input.kind !== 'API') return { columns: { credentials: null, webhookSecret: null, ...NO_PAYOUTS }, changed: [] };
  const provider = input.provider!;
  const keeps = before?.provider === provider;
  const kept = openCredentials(row, keeps ? before.credentials : null);
  const given = { apiKey: input.apiKey, apiSecret: input.apiSecret, username: input.username, password: input.password };
  const typed = Object.fromEntries(Object.entries(given).filter(([, value]) => value)) as Partial<CourierCredentials>;
  const keys = { ...kept, ...typed };
  const missing = REQUIRED_KEYS[provider].filter((name) => keys[name] === '');
  if (missing.length > 0) {
    const message = msg('Required');
    throw new ValidationError(message, missing.map((field) => ({ field, message: inEnglish(message) })));
  }
  const webhookSecret = input.webhookSecret ? sealWebhookSecret(row, input.webhookSecret) : keeps ? before.webhookSecret : null;
  const payouts = !LISTS_PAYOUTS[provider] ? NO_PAYOUTS : keeps && Object.keys(typed).length === 0 ? {} : { ...NO_PAYOUTS, payoutsDueAt: new Date() };
  return {
    columns: { credentials: sealCredentials(row, keys), webhookSecret, ...payouts },
    changed: [...Object.keys(typed), ...(input.webhookSecret ? ['webhookSecret'] : [])],
  };
}

/** Processes reports with an unknown status again: the status map may contain the word now. */
async function reprocessUnknownWords({ tx, session: { businessId }, enqueue }: CommandContext, courierId: string) {
  const { count } = await tx.courierEvent.updateMany({ where: { businessId, courierId, outcome: 'UNKNOWN_STATUS' }, data: { outcome: 'RECEIVED' } });
  if (count > 0) await enqueue(...eventsJob(businessId));
}

/** Makes this method the default of the districts; each district has one method. */
async function assignDistricts({ tx, session: { businessId } }: CommandContext, courierId: string, districts: string[]) {
  await tx.courierDistrict.deleteMany({ where: { businessId, OR: [{ courierId }, { district: { in: districts } }] } });
  await tx.courierDistrict.createMany({ data: [...new Set(districts)].map((district) => ({ businessId, district, courierId })) });
}

/** The fields written to the audit trail: the terms, no keys. */
function shown(terms: (ReturnType<typeof termsOf> & Charges) | Courier) {
  const { name, kind, provider, isActive, payoutDays } = terms;
  return { name, kind, provider, isActive, payoutDays, ...Object.fromEntries(COMPARED_TERMS.map((term) => [term, terms[term]])) };
}
