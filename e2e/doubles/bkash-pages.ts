import { GOOD_PIN, POOR_WALLET, type SandboxPayment } from './bkash-payments.ts';

const STYLE = `
  :root { font-family: system-ui, sans-serif; color: #2b1220; background: #f6e4ec; }
  body { margin: 0; display: grid; justify-items: center; padding: 24px 12px; }
  main { width: 100%; max-width: 380px; background: #fff; border-radius: 12px; overflow: hidden;
    box-shadow: 0 8px 30px #5c0f3529; }
  main.wide { max-width: 860px; }
  header { background: #c2185b; color: #fff; padding: 18px 20px; }
  h1 { font-size: 18px; margin: 0; }
  dl { margin: 0; padding: 16px 20px; display: grid; grid-template-columns: auto 1fr; gap: 6px 16px; }
  dd { margin: 0; text-align: right; overflow-wrap: anywhere; }
  .amount { font-weight: 700; font-size: 20px; }
  form { background: #c2185b; color: #fff; padding: 18px 20px; display: grid; gap: 10px; }
  label { display: grid; gap: 4px; font-size: 14px; }
  input:not([type=checkbox]) { font-size: 17px; padding: 10px; border: 0; border-radius: 6px; }
  .buttons { display: grid; grid-template-columns: repeat(3, 1fr); gap: 8px; margin-top: 6px; }
  button { font-size: 15px; font-weight: 600; padding: 11px; border: 1px solid #fff; border-radius: 6px;
    background: transparent; color: #fff; cursor: pointer; }
  button[value=pay] { background: #fff; color: #a31149; }
  .error { margin: 0; padding: 10px 20px; background: #fff3cd; color: #664d03; font-weight: 600; }
  .hint, .plain { margin: 0; padding: 12px 20px; font-size: 13px; color: #6b4a5a; }
  .switch { display: flex; align-items: center; gap: 8px; }
  table { border-collapse: collapse; width: 100%; font-size: 13px; }
  th, td { text-align: left; padding: 8px 20px; border-top: 1px solid #f0d5e0; overflow-wrap: anywhere; }
`;

/** Text for HTML. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => `&#${char.charCodeAt(0)};`);
}

function page(title: string, body: string, width = ''): string {
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,">
<style>${STYLE}</style></head>
<body><main class="${width}"><header><h1>${title}</h1></header>${body}</main></body></html>`;
}

/** The wallet's payment form, with the last error above it. */
export function walletPage(payment: SandboxPayment, merchant: string, wallet = '', error = ''): string {
  return page('bKash sandbox wallet', `
<dl><dt>Merchant</dt><dd>${escapeHtml(merchant)}</dd>
<dt>Invoice</dt><dd>${escapeHtml(payment.invoice)}</dd>
<dt>Amount</dt><dd class="amount">৳${escapeHtml(payment.amount)}</dd></dl>
${error && `<p class="error" role="alert">${escapeHtml(error)}</p>`}
<form method="post" action="/pay/${encodeURIComponent(payment.paymentID)}">
<label>Wallet number <input name="number" inputmode="numeric" autocomplete="off" required
  value="${escapeHtml(wallet)}" placeholder="01XXXXXXXXX"></label>
<label>PIN <input name="pin" type="password" inputmode="numeric" autocomplete="off" required></label>
<div class="buttons"><button name="action" value="pay">Pay</button>
<button name="action" value="fail" formnovalidate>Fail</button>
<button name="action" value="cancel" formnovalidate>Cancel</button></div></form>
<p class="hint">No real money. PIN ${GOOD_PIN} pays; ${POOR_WALLET} is a wallet without enough balance.</p>`);
}

/** The page of a payment that cannot be paid any more. */
export function closedPage(message: string): string {
  return page('bKash sandbox wallet', `<p class="error" role="alert">${escapeHtml(message)}</p>`);
}

/** What the sandbox has seen, and its switches. */
export function overviewPage(payments: SandboxPayment[], switches: Record<string, boolean>): string {
  const boxes = Object.entries(switches).map(([name, on]) =>
    `<label class="switch"><input type="checkbox" name="${name}" ${on ? 'checked' : ''}> ${name}</label>`);
  const rows = payments.toReversed().map((payment) => `<tr><td>${payment.paymentID}</td>
<td>${escapeHtml(payment.invoice)}</td><td>৳${escapeHtml(payment.amount)}</td><td>${payment.state}</td>
<td>${payment.trxID ?? ''}</td><td>${payment.executes}</td></tr>`);
  const heads = ['Payment', 'Invoice', 'Amount', 'State', 'Transaction', 'Executes'];
  const headRow = heads.map((head) => `<th>${head}</th>`).join('');
  const table = `<table><thead><tr>${headRow}</tr></thead><tbody>${rows.join('')}</tbody></table>`;
  return page('bKash sandbox', `<form method="post" action="/switches">${boxes.join('')}
<button value="pay">Set switches</button></form>
${rows.length ? table : '<p class="plain">No payments yet.</p>'}`, 'wide');
}
