import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks';
import type { usePrintJobOrdersQuery } from '../../__generated__/usePrintJobOrdersQuery.graphql.ts';
import type { usePrintJobSettingsQuery } from '../../__generated__/usePrintJobSettingsQuery.graphql.ts';
import type { PrintedBusiness, PrintedOrder, PrintSetting } from './printedOrder.ts';

/** Orders per request. */
const PART = 50;

const settingsQuery = graphql`
  query usePrintJobSettingsQuery {
    printSettings {
      ...printedOrder_setting @relay(mask: false)
    }
    viewer {
      business {
        ...printedOrder_business @relay(mask: false)
      }
    }
  }
`;

const ordersQuery = graphql`
  query usePrintJobOrdersQuery($ids: [ID!]!) {
    ordersToPrint(ids: $ids) {
      ...printedOrder_order @relay(mask: false)
    }
  }
`;

export type PrintKind = 'INVOICE' | 'STICKER';

/** Kinds of print jobs. */
export type PrintWhat = PrintKind | 'PICK_LIST';

export interface PrintJob {
  setting: PrintSetting;
  business: PrintedBusiness;
  orders: readonly PrintedOrder[];
}

export interface PrintJobState {
  /** Null until everything is loaded. */
  job: PrintJob | null;
  /** Number of orders loaded so far. */
  read: number;
  error: Error | null;
}

function stoppable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** Loads the current orders of a print job in parts. */
export function usePrintJob(kind: PrintKind, ids: readonly string[]): PrintJobState {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<PrintJobState>({ job: null, read: 0, error: null });
  useEffect(() => {
    const { signal, abort } = stoppable();
    async function read() {
      const now = { fetchPolicy: 'network-only' } as const;
      const chosen = await fetchQuery<usePrintJobSettingsQuery>(environment, settingsQuery, {}, now).toPromise();
      const setting = chosen?.printSettings.find((one) => one.kind === kind);
      const business = chosen?.viewer?.business;
      if (!setting || !business) throw new Error('No business to print for');
      const orders: PrintedOrder[] = [];
      for (let first = 0; first < ids.length && !signal.aborted; first += PART) {
        const part = ids.slice(first, first + PART);
        const answer = await fetchQuery<usePrintJobOrdersQuery>(environment, ordersQuery, { ids: part }, now).toPromise();
        orders.push(...(answer?.ordersToPrint ?? []));
        if (!signal.aborted) setState({ job: null, read: Math.min(first + PART, ids.length), error: null });
      }
      if (!signal.aborted) setState({ job: { setting, business, orders }, read: ids.length, error: null });
    }
    read().catch((error: Error) => !signal.aborted && setState((before) => ({ ...before, error })));
    return abort;
  }, [environment, kind, ids]);
  return state;
}
