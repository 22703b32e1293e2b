import { v7 as uuidv7 } from 'uuid';
import { inEnglish, wireMessage } from '../../schema/rules/message.ts';
import { Prisma } from '../db/generated/client/client.ts';
import type { Tx } from '../db/client.ts';
import { toJson } from '../db/json-rows.ts';
import { KEPT } from '../db/kept-statements.ts';
import type { ChangedRecord } from '../live/announce-changes.ts';
import type { Session } from '../session/session.ts';
import type { AuditRecord, JobOptions } from './command.ts';

/**
 * What a command leaves behind beside its change: audit entries and jobs. They are collected and written together at
 * the end of its transaction, in one statement however many there are.
 */
export class FollowUps {
  readonly #command: string;
  readonly #session: Session;
  readonly #entries: ({ businessId: string | null; entityType: string; entityId: string } & Record<string, unknown>)[] = [];
  readonly #jobs: object[] = [];
  readonly #announced: ChangedRecord[] = [];

  constructor(command: string, session: Session) {
    this.#command = command;
    this.#session = session;
  }

  /** An entry of the business's audit trail, or of the platform's where the command acts outside any business. */
  audit({ entity: [entityType, entityId], businessId, summary, before, after }: AuditRecord): void {
    const { business, user, actorName, requestId } = this.#session;
    this.#entries.push({
      businessId: businessId ?? business?.id ?? null,
      id: uuidv7(), command: this.#command, actorId: user?.id, actorName, entityType, entityId, before, after, requestId,
      summary: inEnglish(summary),
      // A sentence without values is its own key.
      wording: typeof summary === 'string' ? undefined : wireMessage(summary),
    });
  }

  /** Of a business's record that has no entry: its screens are told of it all the same. */
  announce([type, id]: [type: string, id: string]): void {
    this.#announced.push({ businessId: this.#session.businessId, type, id });
  }

  /** The records of businesses that have an entry or were announced. */
  get changed(): ChangedRecord[] {
    const written = this.#entries.flatMap(({ businessId, entityType: type, entityId: id }) => (businessId === null ? [] : [{ businessId, type, id }]));
    return [...written, ...this.#announced];
  }

  enqueue(task: string, payload: Record<string, unknown>, options: JobOptions = {}): void {
    const { jobKey, runAt, maxAttempts = 12, queue } = options;
    this.#jobs.push({ task, payload, jobKey, runAt, maxAttempts, queue });
  }

  async write(tx: Tx): Promise<void> {
    const ofBusiness = this.#entries.filter(({ businessId }) => businessId !== null);
    const ofPlatform = this.#entries.filter(({ businessId }) => businessId === null);
    const trails = [
      ...(ofBusiness.length > 0 ? [Prisma.sql`trail AS (
        INSERT INTO "AuditEntry" ("businessId", ${COLUMNS}) SELECT e."businessId", ${COLUMNS} FROM ${rowsOf(ofBusiness)})`] : []),
      ...(ofPlatform.length > 0 ? [Prisma.sql`platform AS (
        INSERT INTO "PlatformAuditEntry" (${COLUMNS}) SELECT ${COLUMNS} FROM ${rowsOf(ofPlatform)})`] : []),
    ];
    if (trails.length === 0 && this.#jobs.length === 0) return;
    const before = trails.length > 0 ? Prisma.sql`WITH ${Prisma.join(trails)}` : Prisma.empty;
    await tx.$executeRaw`${KEPT} ${before} SELECT graphile_worker.add_job(j."task", j."payload", run_at := j."runAt",
        max_attempts := j."maxAttempts", job_key := j."jobKey", queue_name := j."queue")
      FROM json_to_recordset(${toJson(this.#jobs)}::json) AS j ("task" text, "payload" json, "runAt" timestamptz,
        "maxAttempts" int, "jobKey" text, "queue" text)
      ORDER BY j."jobKey"`;
  }
}

const COLUMNS = Prisma.sql`"id", "command", "actorId", "actorName", "entityType", "entityId", "summary", "before", "after",
  "requestId", "wording"`;

const rowsOf = (entries: object[]) => Prisma.sql`json_to_recordset(${toJson(entries)}::json) AS e ("businessId" uuid,
  "id" uuid, "command" text, "actorId" uuid, "actorName" text, "entityType" text, "entityId" text, "summary" text,
  "before" jsonb, "after" jsonb, "requestId" text, "wording" jsonb)`;
