/**
 * @generated SignedSource<<3a79b18ee64f557602f2d9b1d8288c9a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteTrouble = "KEY_REFUSED" | "NOT_REACHABLE" | "NOT_UNDERSTOOD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SiteCard_site$data = {
  readonly enabled: boolean;
  readonly failedDeliveries: ReadonlyArray<{
    readonly id: string;
  }>;
  readonly id: string;
  readonly lastEventAt: string | null | undefined;
  readonly lastPolledAt: string | null | undefined;
  readonly maskedConsumerKey: string;
  readonly name: string;
  readonly paidMethods: ReadonlyArray<string>;
  readonly refusedDeliveries: number;
  readonly stockPushError: string | null | undefined;
  readonly trouble: SiteTrouble | null | undefined;
  readonly untoldOrders: number;
  readonly url: string;
  readonly version: number;
  readonly waitingDeliveries: {
    readonly since: string;
  } | null | undefined;
  readonly webhooksOff: ReadonlyArray<string>;
  readonly " $fragmentSpreads": FragmentRefs<"FailedDeliveries_site" | "SiteFacts_site" | "WebhookSteps_site">;
  readonly " $fragmentType": "SiteCard_site";
};
export type SiteCard_site$key = {
  readonly " $data"?: SiteCard_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteCard_site">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteCard_site",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "name",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "url",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "enabled",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "maskedConsumerKey",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paidMethods",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "trouble",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastEventAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastPolledAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "webhooksOff",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "refusedDeliveries",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "stockPushError",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "untoldOrders",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FailedDelivery",
      "kind": "LinkedField",
      "name": "failedDeliveries",
      "plural": true,
      "selections": [
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WaitingDeliveries",
      "kind": "LinkedField",
      "name": "waitingDeliveries",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SiteFacts_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "WebhookSteps_site"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "FailedDeliveries_site"
    }
  ],
  "type": "WebSite",
  "abstractKey": null
};
})();

(node as any).hash = "d89cb6384f1b122a5a07d53ed2367d1e";

export default node;
