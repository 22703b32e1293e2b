/**
 * @generated SignedSource<<68a6c4edc8193232bb4afcaca862f020>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteFacts_site$data = {
  readonly consecutiveErrors: number;
  readonly lastError: string | null | undefined;
  readonly lastEventAt: string | null | undefined;
  readonly lastPolledAt: string | null | undefined;
  readonly lastRefusedAt: string | null | undefined;
  readonly maskedConsumerKey: string;
  readonly refusedDeliveries: number;
  readonly stockPushError: string | null | undefined;
  readonly untoldOrders: number;
  readonly url: string;
  readonly waitingDeliveries: {
    readonly count: number;
    readonly since: string;
  } | null | undefined;
  readonly webhooksOff: ReadonlyArray<string>;
  readonly " $fragmentType": "SiteFacts_site";
};
export type SiteFacts_site$key = {
  readonly " $data"?: SiteFacts_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteFacts_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteFacts_site",
  "selections": [
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
      "name": "maskedConsumerKey",
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
      "name": "consecutiveErrors",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "lastError",
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
      "name": "lastRefusedAt",
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
      "concreteType": "WaitingDeliveries",
      "kind": "LinkedField",
      "name": "waitingDeliveries",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "count",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "since",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WebSite",
  "abstractKey": null
};

(node as any).hash = "f4ca7b6b402b5d125c86686869bc9b9f";

export default node;
