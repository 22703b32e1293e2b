import { z } from 'zod';
import { MINUTE_MS } from '../../../../schema/rules/durations.ts';
import { parseJson } from '../../../http/outside-json.ts';

const percent = z.number().catch(0).default(0);
const appUsage = z.object({ call_count: percent, total_cputime: percent, total_time: percent });
const accountUsage = z.object({ acc_id_util_pct: percent, app_id_util_pct: percent, reset_time_duration: percent });
/** By business; minutes until it may be asked again. */
const useCases = z.record(z.string(), z.array(appUsage.extend({ estimated_time_to_regain_access: percent })));

export interface MetaUsage {
  /** The largest share of a limit that is used up, in percent. */
  percent: number;
  /** As long as Meta says that it has to be left alone; 0 where it says nothing. */
  waitMs: number;
}

function read<Schema extends z.ZodType>(headers: Headers, name: string, schema: Schema): z.output<Schema> | undefined {
  const text = headers.get(name);
  return text === null ? undefined : schema.safeParse(parseJson(text)).data;
}

/** How much of its limits Meta says are used up. Headers that cannot be read say nothing. */
export function metaUsage(headers: Headers): MetaUsage {
  const app = read(headers, 'x-app-usage', appUsage);
  const account = read(headers, 'x-ad-account-usage', accountUsage);
  const insights = read(headers, 'x-fb-ads-insights-throttle', accountUsage);
  const cases = Object.values(read(headers, 'x-business-use-case-usage', useCases) ?? {}).flat();
  const shares = [app, ...cases].flatMap((one) => (one ? [one.call_count, one.total_cputime, one.total_time] : []));
  const pauses = [
    ...cases.map((one) => one.estimated_time_to_regain_access * MINUTE_MS), (account?.reset_time_duration ?? 0) * 1000 * Number((account?.acc_id_util_pct ?? 0) >= 100),
  ];
  return {
    percent: Math.max(0, ...shares, account?.acc_id_util_pct ?? 0, insights?.acc_id_util_pct ?? 0, insights?.app_id_util_pct ?? 0),
    waitMs: Math.max(0, ...pauses),
  };
}
