import { z } from 'zod';
import { msg } from '../../../../schema/rules/message.ts';
import type { MetaLevel } from '../../../db/generated/client/enums.ts';
import { beginning } from '../../../db/storable.ts';
import { env } from '../../../env.ts';
import { outboundOf, type Outbound } from '../../../http/outbound.ts';
import { parseJson } from '../../../http/outside-json.ts';
import { scalar } from '../../couriers/clients/courier-answer.ts';
import { MetaError, metaError } from './meta-error.ts';
import { metaUsage } from './meta-usage.ts';

/** Rows of one page, and the most pages that are read for one question. */
const PER_PAGE = 500;
const MAX_PAGES = 100;
const MAX_ACCOUNTS = 200;
/** Beyond this share of a limit nothing more is asked until it falls. */
const BUSY_PERCENT = 90;
const USUAL_WAIT_MS = 30 * 60_000;
const MAX_WAIT_MS = 24 * 3_600_000;

export interface MetaToken {
  personName: string;
  /** Null for one that does not expire. */
  expiresAt: Date | null;
}

export interface MetaAccount {
  id: string;
  name: string;
  currency: string;
  timezone: string;
}

/** What Meta counts for one campaign, ad set or ad on one day. */
export interface MetaRow {
  id: string;
  name: string;
  parentId: string | null;
  /** 'YYYY-MM-DD' in the account's time zone. */
  day: string;
  spentCents: bigint;
  impressions: bigint;
  clicks: bigint;
  purchases: number;
  conversations: number;
}

interface Asked {
  account: Pick<MetaAccount, 'id' | 'currency'>;
  level: MetaLevel;
  /** First and last day, both included. */
  since: string;
  until: string;
}

const name = z.string().transform((text) => beginning(text, 200));
const debugged = z.object({ data: z.object({ is_valid: z.boolean(), expires_at: z.number().default(0), scopes: z.array(z.string()).default([]) }) });
const person = z.object({ id: scalar, name });
const accountRow = z.object({ account_id: z.string().regex(/^\d{1,30}$/), name, currency: z.string().length(3), timezone_name: z.string().max(60) });

/** Numbers come as text. Absent means none. */
const count = z.string().regex(/^\d{1,15}$/).default('0').transform(BigInt);
const money = z.string().regex(/^\d{1,12}(\.\d{1,6})?$/).transform((text) => BigInt(Math.round(Number(text) * 100)));
const actions = z.array(z.object({ action_type: z.string(), value: z.string().regex(/^\d{1,9}(\.\d+)?$/) })).default([]);
const insight = z.object({
  account_currency: z.string(), spend: money, impressions: count, inline_link_clicks: count, actions, date_start: z.iso.date(), date_stop: z.iso.date(),
  campaign_id: scalar, campaign_name: name, adset_id: scalar.optional(), adset_name: name.optional(), ad_id: scalar.optional(), ad_name: name.optional(),
});

const page = <Row extends z.ZodType>(row: Row) => z.object({
  data: z.array(row), paging: z.object({ cursors: z.object({ after: z.string().max(2_000) }).partial().optional(), next: z.string().optional() }).optional(),
});

const LEVELS = {
  CAMPAIGN: { level: 'campaign', fields: ['campaign_id', 'campaign_name'] },
  AD_SET: { level: 'adset', fields: ['campaign_id', 'campaign_name', 'adset_id', 'adset_name'] },
  AD: { level: 'ad', fields: ['campaign_id', 'campaign_name', 'adset_id', 'adset_name', 'ad_id', 'ad_name'] },
} as const;
const FIGURES = ['account_currency', 'spend', 'impressions', 'inline_link_clicks', 'actions'];

/** The types of the same action overlap, so one of them is taken and none added up. */
const PURCHASES = ['omni_purchase', 'purchase', 'offsite_conversion.fb_pixel_purchase', 'onsite_conversion.purchase'];
const CONVERSATIONS = ['onsite_conversion.messaging_conversation_started_7d', 'onsite_conversion.total_messaging_connection'];

function actionOf(types: readonly string[], taken: z.output<typeof actions>): number {
  const found = types.flatMap((type) => taken.filter(({ action_type: one }) => one === type))[0];
  return found ? Math.round(Number(found.value)) : 0;
}

let clientOf: ((businessId: string) => Outbound) | undefined;
const http = (businessId: string): Outbound =>
  (clientOf ??= outboundOf({ service: 'Meta', baseUrl: env.META_URL, timeoutMs: env.META_TIMEOUT_MS, maxBytes: 16 * 1024 * 1024 }))(businessId);

/** The Marketing API as far as it is used. All calls only read, so that any of them may be repeated. */
export function metaClient(businessId: string, token: string) {
  const send = http(businessId);
  let waitMs = 0;

  async function get<Schema extends z.ZodType>(path: string, query: Record<string, string>, schema: Schema): Promise<z.output<Schema>> {
    // The token is in a header: addresses are written to logs.
    const response = await send({
      path: `${path}?${new URLSearchParams(query).toString()}`, headers: { authorization: `Bearer ${token}`, accept: 'application/json' }, retry: true,
    });
    const usage = metaUsage(response.headers);
    const isBusy = usage.percent >= BUSY_PERCENT;
    const pause = Math.min(usage.waitMs || USUAL_WAIT_MS, MAX_WAIT_MS);
    if (isBusy || usage.waitMs > 0) waitMs = pause;
    const error = response.status === 200 ? null : metaError(response, pause);
    if (error) throw error;
    const { data } = schema.safeParse(parseJson(response.text));
    if (data === undefined) throw new MetaError('FAILED', { text: msg('Meta gave no readable answer (HTTP {{status}})', { status: response.status }) });
    return data;
  }

  /** All rows of a question, page by page. The address of the next page holds the token, so only its cursor is used. */
  async function all<Row extends z.ZodType>(path: string, query: Record<string, string>, row: Row): Promise<z.output<Row>[]> {
    const rows: z.output<Row>[] = [];
    const cursors = new Set<string>();
    let after: string | undefined;
    for (let pages = 0; pages < MAX_PAGES; pages += 1) {
      const { data, paging } = await get(path, { ...query, ...(after !== undefined && { after }) }, page(row));
      rows.push(...data);
      after = paging?.cursors?.after;
      if (!paging?.next || after === undefined) return rows;
      if (cursors.has(after)) throw new MetaError('FAILED', { text: msg('Meta answers with the same page again and again') });
      cursors.add(after);
      if (waitMs > 0) throw new MetaError('THROTTLED', { waitMs });
    }
    throw new MetaError('TOO_MUCH');
  }

  return {
    /** How long Meta wants to be left alone after what was asked so far; 0 where it may be asked on. */
    waitMs: () => waitMs,

    /** Whose token it is and how long it works. Throws MetaError, also for one that may not read ads. */
    async inspect(): Promise<MetaToken> {
      const { data: { is_valid: isValid, expires_at: seconds, scopes } } = await get('/debug_token', { input_token: token }, debugged);
      if (!isValid) throw new MetaError('TOKEN_REFUSED');
      if (!scopes.includes('ads_read') && !scopes.includes('ads_management')) throw new MetaError('NO_PERMISSION');
      const { name: personName } = await get('/me', { fields: 'id,name' }, person);
      return { personName, expiresAt: seconds > 0 ? new Date(seconds * 1000) : null };
    },

    /** The ad accounts that it may read. */
    async accounts(): Promise<MetaAccount[]> {
      const rows = await all('/me/adaccounts', { fields: 'account_id,name,currency,timezone_name', limit: '100' }, accountRow);
      return rows.slice(0, MAX_ACCOUNTS).map(({ account_id: id, name: title, currency, timezone_name: timezone }) => ({ id, name: title, currency, timezone }));
    },

    /** What Meta counts on some days, by campaign, ad set or ad. Nothing is given back where one row cannot be right. */
    async figures({ account, level, since, until }: Asked): Promise<MetaRow[]> {
      const { level: at, fields } = LEVELS[level];
      const rows = await all(`/act_${account.id}/insights`, {
        level: at, fields: [...fields, ...FIGURES].join(','), time_range: JSON.stringify({ since, until }), time_increment: '1', limit: String(PER_PAGE),
      }, insight);
      const byKey = new Map<string, MetaRow>();
      for (const row of rows) {
        const read = rowOf(level, row);
        if (!read || row.account_currency !== account.currency || row.date_start !== row.date_stop || read.day < since || read.day > until) {
          throw new MetaError('FAILED', { text: msg('Meta answered for other days, another currency or another level than it was asked about') });
        }
        // A row that stands on two pages is one row.
        byKey.set(`${read.id} ${read.day}`, read);
      }
      return [...byKey.values()];
    },
  };
}

export type MetaClient = ReturnType<typeof metaClient>;

function rowOf(level: MetaLevel, row: z.output<typeof insight>): MetaRow | null {
  const { campaign_id: campaign, adset_id: adSet, ad_id: ad } = row;
  const [id, title, parentId] = {
    CAMPAIGN: [campaign, row.campaign_name, null], AD_SET: [adSet, row.adset_name, campaign], AD: [ad, row.ad_name, adSet],
  }[level] as [string | undefined, string | undefined, string | null | undefined];
  if (id === undefined || title === undefined || parentId === undefined) return null;
  return {
    id, name: title, parentId, day: row.date_start, spentCents: row.spend, impressions: row.impressions, clicks: row.inline_link_clicks,
    purchases: actionOf(PURCHASES, row.actions), conversations: actionOf(CONVERSATIONS, row.actions),
  };
}
