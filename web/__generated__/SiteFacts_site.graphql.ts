/**
 * @generated SignedSource<<4207c98bbe10fbe660be1cd99dc780c1>>
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
  readonly url: string;
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
    }
  ],
  "type": "WebSite",
  "abstractKey": null
};

(node as any).hash = "9377fd6ec91c886fc9bd77e4fedcce92";

export default node;
