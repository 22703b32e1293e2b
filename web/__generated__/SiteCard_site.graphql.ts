/**
 * @generated SignedSource<<f7d35d578180b83582c820545f440816>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SiteCard_site$data = {
  readonly consecutiveErrors: number;
  readonly enabled: boolean;
  readonly id: string;
  readonly lastError: string | null | undefined;
  readonly lastEventAt: string | null | undefined;
  readonly lastPolledAt: string | null | undefined;
  readonly maskedConsumerKey: string;
  readonly name: string;
  readonly paidMethods: ReadonlyArray<string>;
  readonly url: string;
  readonly version: number;
  readonly webhookUrl: string;
  readonly " $fragmentSpreads": FragmentRefs<"FailedDeliveries_site" | "SiteFacts_site">;
  readonly " $fragmentType": "SiteCard_site";
};
export type SiteCard_site$key = {
  readonly " $data"?: SiteCard_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"SiteCard_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SiteCard_site",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
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
      "name": "webhookUrl",
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
      "args": null,
      "kind": "FragmentSpread",
      "name": "SiteFacts_site"
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

(node as any).hash = "47157e463ea476bdd9c51be8a423fbca";

export default node;
