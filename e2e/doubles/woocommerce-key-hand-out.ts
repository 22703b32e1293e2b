import { randomBytes } from 'node:crypto';
import { request as requestHttp } from 'node:http';
import { request as requestHttps } from 'node:https';
import { escapeHtml } from './bkash-pages.ts';
import type { Answer, Seen } from './double.ts';
import type { WooKey } from './woocommerce-auth.ts';

const PARAMETERS = ['app_name', 'user_id', 'return_url', 'callback_url', 'scope'] as const;
const SCOPES: Record<string, string> = { read: 'Read', write: 'Write', read_write: 'Read/Write' };

type Handshake = Record<(typeof PARAMETERS)[number], string>;

/** What WordPress shows in place of the page, in its words. */
class Refused extends Error {}

/**
 * The page on which the owner of a shop hands out keys, as class-wc-auth.php has it: `/wc-auth/v1/authorize`, `login`
 * and `access_granted`. A callback that is not answered by exactly 200 deletes the key again.
 */
export class WooKeyHandOut {
  /** Whether the browser is signed in at the shop; there is one browser. */
  isSignedIn = true;
  /** Where an address leads, as a hosts file would say. */
  resolve = (url: string): string => url;
  /** What the callbacks answered, newest last. */
  readonly answers: number[] = [];
  #keys: WooKey[];
  #nonces = new Set<string>();
  #lastId = 10;

  constructor(keys: WooKey[]) {
    this.#keys = keys;
  }

  async answer({ path, query, body, method }: Seen, site: string): Promise<Answer> {
    if (path === '/wp-login.php' && method === 'POST') {
      this.isSignedIn = true;
      return redirect(new URLSearchParams(body).get('redirect_to') ?? site);
    }
    try {
      const handshake = validated(query);
      const route = path.slice('/wc-auth/v1/'.length).replace(/\/$/, '');
      if (route === 'login' && !this.isSignedIn) return loginPage(handshake, site);
      if (route === 'login') return redirect(wcAuthUrl(site, 'authorize', handshake));
      if (route === 'authorize' && !this.isSignedIn) return redirect(wcAuthUrl(site, 'login', handshake));
      if (route === 'authorize') return this.#grantPage(handshake, site);
      if (route === 'access_granted' && this.isSignedIn) return await this.#grant(handshake, query.get('wc_auth_nonce'));
      throw new Refused('You do not have permission to access this page');
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return page('Access denied', `<p>Error: ${escapeHtml(error.message)}.</p>`, 401);
    }
  }

  #grantPage(handshake: Handshake, site: string): Answer {
    const nonce = randomBytes(5).toString('hex');
    this.#nonces.add(nonce);
    const { app_name: app, scope, callback_url: callback } = handshake;
    const scopeName = SCOPES[scope] ?? '';
    return page('Application authentication request', `
<h1>${escapeHtml(app)} would like to connect to your store</h1>
<p>This will give "<strong>${escapeHtml(app)}</strong>" <strong>${scopeName}</strong> access which will allow it to:</p>
<p>Approving will share credentials with <strong>${escapeHtml(new URL(callback).hostname)}</strong>.</p>
<p><a href="${escapeHtml(`${wcAuthUrl(site, 'access_granted', handshake)}&wc_auth_nonce=${nonce}`)}">Approve</a>
<a href="${escapeHtml(backWith(handshake, 0))}">Deny</a></p>`);
  }

  async #grant(handshake: Handshake, nonce: string | null): Promise<Answer> {
    if (nonce === null || !this.#nonces.has(nonce)) throw new Refused('Invalid nonce verification');
    const key: WooKey = {
      consumerKey: `ck_${randomBytes(20).toString('hex')}`,
      consumerSecret: `cs_${randomBytes(20).toString('hex')}`,
      permissions: handshake.scope as WooKey['permissions'],
    };
    this.#keys.push(key);
    const status = await post(this.resolve(handshake.callback_url), JSON.stringify({
      key_id: (this.#lastId += 1),
      user_id: handshake.user_id,
      consumer_key: key.consumerKey,
      consumer_secret: key.consumerSecret,
      key_permissions: key.permissions,
    }));
    this.answers.push(status);
    if (status === 200) return redirect(backWith(handshake, 1));
    this.#keys.splice(this.#keys.indexOf(key), 1);
    throw new Refused('An error occurred in the request and at the time were unable to send the consumer data');
  }
}

function validated(query: URLSearchParams): Handshake {
  const missing = PARAMETERS.find((name) => !query.get(name));
  if (missing) throw new Refused(`Missing parameter ${missing}`);
  const handshake = Object.fromEntries(PARAMETERS.map((name) => [name, query.get(name)])) as Handshake;
  if (!SCOPES[handshake.scope]) throw new Refused(`Invalid scope ${handshake.scope}`);
  for (const name of ['return_url', 'callback_url'] as const) {
    // WordPress decodes it once more, and adds a scheme.
    const url = decodeURIComponent(handshake[name]);
    handshake[name] = url.includes('://') ? url : `https://${url}`;
    if (!URL.canParse(handshake[name])) throw new Refused(`The ${handshake[name]} is not a valid URL`);
  }
  if (!/^https:\/\//i.test(handshake.callback_url)) throw new Refused('The callback_url needs to be over SSL');
  return handshake;
}

function wcAuthUrl(site: string, endpoint: string, handshake: Handshake): string {
  return `${site}/wc-auth/v1/${endpoint}/?${new URLSearchParams(handshake)}`;
}

function backWith({ return_url: url, user_id: user }: Handshake, success: 0 | 1): string {
  const back = new URL(url);
  back.searchParams.set('success', String(success));
  back.searchParams.set('user_id', user);
  return back.href;
}

function loginPage(handshake: Handshake, site: string): Answer {
  return page('Application authentication request', `
<h1>${escapeHtml(handshake.app_name)} would like to connect to your store</h1>
<p>To connect to ${escapeHtml(handshake.app_name)} you need to be logged in. Log in to your store below.</p>
<form method="post" action="${site}/wp-login.php">
<label>Username <input name="log" required></label> <label>Password <input name="pwd" type="password" required></label>
<input type="hidden" name="redirect_to" value="${escapeHtml(wcAuthUrl(site, 'authorize', handshake))}">
<button>Login</button></form>`);
}

function page(title: string, body: string, status = 200): Answer {
  const html = `<!DOCTYPE html><html lang="en-US"><head><meta charset="utf-8"><meta name="robots" content="noindex, nofollow">
<link rel="icon" href="data:,"><title>${title}</title></head><body class="wc-auth wp-core-ui">${body}</body></html>`;
  return { status, headers: { 'content-type': 'text/html; charset=UTF-8' }, body: html };
}

const redirect = (location: string): Answer =>
  ({ status: 302, headers: { location, 'x-redirect-by': 'WordPress', 'content-type': 'text/html; charset=UTF-8' }, body: '' });

/** The status that a POST is answered with; 0 for none. Tests have certificates that they made themselves. */
function post(url: string, body: string): Promise<number> {
  const send = url.startsWith('https:') ? requestHttps : requestHttp;
  const headers = { 'content-type': 'application/json;charset=UTF-8', 'content-length': Buffer.byteLength(body), 'user-agent': 'WordPress/7.1' };
  return new Promise((resolve) => {
    const sent = send(url, { method: 'POST', headers, rejectUnauthorized: false }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.on('error', () => resolve(0)).end(body);
  });
}
