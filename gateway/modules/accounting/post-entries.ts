import { v7 as uuidv7 } from 'uuid';
import type { Tx } from '../../db/client.ts';
import { Prisma } from '../../db/generated/client/client.ts';
import type { PartyType } from '../../db/generated/client/enums.ts';
import { toJson } from '../../db/json-rows.ts';
import { KEPT } from '../../db/kept-statements.ts';
import { readText } from '../../db/stored-text.ts';
import type { Poisha } from '../../../schema/rules/money.ts';
import { inEnglish, msg, wireMessage, type Message } from '../../../schema/rules/message.ts';
import { PreconditionError } from '../../errors.ts';
import type { AccountCode, OwnAccountCode } from './chart-of-accounts.ts';

/** The debtor or creditor of a posting. */
export type Party = [type: PartyType, id: string];

export interface Posting {
  account: AccountCode | OwnAccountCode;
  debit?: Poisha;
  credit?: Poisha;
  party?: Party;
}

export interface Entry {
  /** What was booked, in one line. */
  description: Message | string;
  source: [type: string, id: string];
  /** The id of the action that books it. A second entry of the same kind and cause fails, which rolls the transaction back. */
  causeId: string;
  /** Such as 'delivery' or 'advance'. */
  kind: string;
  /** The accounting day in Dhaka, 'YYYY-MM-DD'. When left out, that on which the transaction began, by the clock of the database: the times of the steps that it books are that too. */
  day?: string;
  /** The entry that this one reverses. */
  reversesId?: string;
  postings: Posting[];
}

const TODAY = Prisma.sql`(now() AT TIME ZONE 'Asia/Dhaka')::date`;

/**
 * Posts journal entries in one statement. Postings of zero and entries without postings are skipped. Triggers of the
 * database refuse entries that do not balance and maintain the balances per account, party and day. Other postings of the
 * business wait until this transaction ends, so a command posts at its end. Throws PreconditionError BOOKS_CLOSED for a
 * closed day.
 */
export async function postEntries(tx: Tx, businessId: string, entries: Entry[]): Promise<void> {
  const written = entries
    .map((entry) => ({ ...entry, id: uuidv7(), postings: entry.postings.filter(isNotZero) }))
    .filter(({ postings }) => postings.length > 0);
  if (written.length === 0) return;
  const rows = written.map(({ source: [sourceType, sourceId], day = null, id, description, causeId, kind, reversesId }) => ({
    id, description: inEnglish(description), wording: typeof description === 'string' ? null : wireMessage(description), sourceType, sourceId, causeId, kind, day, reversesId,
  }));
  const lines = written.flatMap(({ id: entryId, day = null, postings }) =>
    postings.map(({ account, debit = 0n, credit = 0n, party: [partyType, partyId] = [null, null] }) => ({
      id: uuidv7(), entryId, account, debit, credit, partyType, partyId, day,
    })),
  );
  const count = await refusingClosedDays(tx.$executeRaw`${KEPT}
    WITH entries AS (
      INSERT INTO "JournalEntry" ("businessId", "id", "description", "wording", "sourceType", "sourceId", "causeId", "kind", "day", "reversesId")
      SELECT ${businessId}::uuid, e."id", e."description", e."wording", e."sourceType", e."sourceId", e."causeId", e."kind", coalesce(e."day", ${TODAY}), e."reversesId"
      FROM json_to_recordset(${toJson(rows)}::json) AS e ("id" uuid, "description" text, "wording" jsonb,
        "sourceType" text, "sourceId" uuid, "causeId" uuid, "kind" text, "day" date, "reversesId" uuid)
    )
    INSERT INTO "JournalLine" ("businessId", "id", "entryId", "accountId", "partyType", "partyId", "debitPoisha", "creditPoisha", "day")
    SELECT ${businessId}::uuid, l."id", l."entryId", a."id", l."partyType", l."partyId", l."debit", l."credit", coalesce(l."day", ${TODAY})
    FROM json_to_recordset(${toJson(lines)}::json) AS l ("id" uuid, "entryId" uuid, "account" text, "debit" bigint,
      "credit" bigint, "partyType" "PartyType", "partyId" uuid, "day" date)
    JOIN "Account" a ON a."businessId" = ${businessId}::uuid AND a."code" = l."account"`);
  if (count !== lines.length) throw new Error(`Business ${businessId} lacks an account that is posted to`);
}

/** What an entry that is stored says, as a part of what another one says. */
export const descriptionOf = ({ description, wording }: { description: string; wording: unknown }): Message | string =>
  readText(description, wording);

const CLOSED = /BOOKS_CLOSED (\d{4}-\d{2}-\d{2})/;

/** Turns the database's error for a closed day into a PreconditionError. */
async function refusingClosedDays<Result>(statement: Promise<Result>): Promise<Result> {
  try {
    return await statement;
  } catch (error) {
    const day = CLOSED.exec((error as Error).message)?.[1];
    throw day ? new PreconditionError('BOOKS_CLOSED', msg('The books are closed up to {{day, day}}', { day })) : error;
  }
}

const isNotZero = ({ debit = 0n, credit = 0n }: Posting) => debit !== 0n || credit !== 0n;
