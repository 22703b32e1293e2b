import { Double, type Answer, type Seen } from './double.ts';

export const META_TOKEN = 'EAAmetaDoubleTokenOfAShopAbcd';

export interface MetaAd {
  campaign: [id: string, name: string];
  adSet: [id: string, name: string];
  ad: [id: string, name: string];
}

interface Spent {
  ad: MetaAd;
  /** 'YYYY-MM-DD'. */
  day: string;
  usd: number;
  impressions?: number;
  clicks?: number;
  purchases?: number;
  conversations?: number;
}

interface Account {
  account_id: string;
  name: string;
  currency: string;
  timezone_name: string;
  spent: Spent[];
}

/** What it says wrongly: figures of a day that nobody asked about, another currency, the same page for ever, a row on two pages. */
export type MetaLie = 'OTHER_DAY' | 'OTHER_CURRENCY' | 'SAME_PAGE' | 'ROW_TWICE';

const LEVELS = { campaign: ['campaign'], adset: ['campaign', 'adSet'], ad: ['campaign', 'adSet', 'ad'] } as const;
const PARTS = { campaign: 'campaign', adSet: 'adset', ad: 'ad' } as const;

const failed = (status: number, error: object): Answer => ({ status, body: { error: { type: 'OAuthException', fbtrace_id: 'A1b2C3', ...error } } });
export const META_ERRORS = {
  expired: { status: 400, body: JSON.stringify({ error: { message: 'Error validating access token: Session has expired', type: 'OAuthException', code: 190, error_subcode: 463, fbtrace_id: 'A1b2C3' } }) },
  throttled: { status: 400, body: JSON.stringify({ error: { message: 'There have been too many calls from this ad-account.', type: 'OAuthException', code: 80000, error_subcode: 2446079, fbtrace_id: 'A1b2C3' } }) },
  forbidden: { status: 403, body: JSON.stringify({ error: { message: '(#200) Ad account owner has NOT granted ads_read permission', type: 'OAuthException', code: 200, fbtrace_id: 'A1b2C3' } }) },
};

/** graph.facebook.com, as far as ads are read: numbers are text, and what is none is left out. */
export class MetaDouble extends Double {
  readonly accounts: Account[] = [];
  personName = 'Rahim Ads';
  scopes = ['ads_read', 'public_profile'];
  isValid = true;
  /** Seconds; 0 for a token that does not expire. */
  expiresAt = 0;
  /** It answers at most so many rows at once, and figures of at most so many days. */
  rowsPerPage = 500;
  mostDays = 366;
  /** How much of the limits it says is used up. */
  usage: Record<string, object> = {};
  lie: MetaLie | null = null;

  constructor() {
    super((request) => this.#answer(request));
  }

  account(id: string, more: Partial<Account> = {}): Account {
    const account = { account_id: id, name: `Account ${id}`, currency: 'USD', timezone_name: 'Asia/Dhaka', spent: [], ...more };
    this.accounts.push(account);
    return account;
  }

  #answer(request: Seen): Answer {
    const answer = this.#work(request);
    const headers = Object.fromEntries(Object.entries(this.usage).map(([name, value]) => [name, JSON.stringify(value)]));
    return { ...answer, headers };
  }

  #work({ path, query, headers }: Seen): Answer {
    if (headers.authorization !== `Bearer ${META_TOKEN}`) return failed(400, { message: 'Invalid OAuth access token.', code: 190 });
    if (path === '/debug_token') {
      return { body: { data: { app_id: '1', type: 'USER', is_valid: this.isValid, expires_at: this.expiresAt, scopes: this.scopes, user_id: '7' } } };
    }
    if (!this.isValid) return failed(400, { message: 'Error validating access token', code: 190, error_subcode: 467 });
    if (path === '/me') return { body: { id: '7', name: this.personName } };
    if (path === '/me/adaccounts') return this.#page(this.accounts.map(({ spent: _spent, ...account }) => ({ ...account, id: `act_${account.account_id}` })), query);
    const account = this.accounts.find(({ account_id: id }) => path === `/act_${id}/insights`);
    if (!account) return failed(400, { message: 'Unsupported get request.', code: 100, error_subcode: 33 });
    const { since, until } = JSON.parse(query.get('time_range') ?? '{}') as { since: string; until: string };
    if ((Date.parse(until) - Date.parse(since)) / 86_400_000 + 1 > this.mostDays) {
      return failed(400, { message: 'The query is too heavy.', code: 100, error_subcode: 1_504_018 });
    }
    return this.#page(this.#insights(account, query.get('level') as keyof typeof LEVELS, since, until), query);
  }

  #insights({ spent, currency }: Account, level: keyof typeof LEVELS, since: string, until: string): object[] {
    const parts = LEVELS[level];
    const groups = Map.groupBy(spent.filter(({ day }) => day >= since && day <= until), ({ ad, day }) => `${ad[parts.at(-1)!][0]} ${day}`);
    return [...groups.values()].map((some) => {
      const [{ ad, day }] = some as [Spent];
      const sum = (of: 'usd' | 'impressions' | 'clicks' | 'purchases' | 'conversations') => some.reduce((total, one) => total + (one[of] ?? 0), 0);
      const actions = [
        { action_type: 'onsite_conversion.messaging_conversation_started_7d', value: String(sum('conversations')) },
        { action_type: 'omni_purchase', value: String(sum('purchases')) }, { action_type: 'purchase', value: String(sum('purchases')) },
      ].filter(({ value }) => value !== '0');
      const shown = this.lie === 'OTHER_DAY' ? '2001-01-01' : day;
      return {
        ...Object.fromEntries(parts.flatMap((part) => [[`${PARTS[part]}_id`, ad[part][0]], [`${PARTS[part]}_name`, ad[part][1]]])),
        account_currency: this.lie === 'OTHER_CURRENCY' ? 'BDT' : currency, spend: sum('usd').toFixed(2), impressions: String(sum('impressions')),
        ...(sum('clicks') > 0 && { inline_link_clicks: String(sum('clicks')) }), ...(actions.length > 0 && { actions }), date_start: shown, date_stop: shown,
      };
    });
  }

  #page(rows: object[], query: URLSearchParams): Answer {
    const size = Math.min(Number(query.get('limit') ?? 25), this.rowsPerPage);
    const from = Number(Buffer.from(query.get('after') ?? '', 'base64').toString() || 0);
    const first = this.lie === 'ROW_TWICE' && from > 0 ? from - 1 : from;
    const data = rows.slice(first, from + size);
    const end = this.lie === 'SAME_PAGE' ? 0 : from + size;
    const after = Buffer.from(String(end)).toString('base64');
    const hasNext = end < rows.length;
    return {
      body: {
        data, ...(data.length > 0 && {
          paging: { cursors: { before: 'MAZDZD', after }, ...(hasNext && { next: `${this.url}/next?access_token=${META_TOKEN}&after=${after}` }) },
        }),
      },
    };
  }
}
