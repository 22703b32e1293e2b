/**
 * @generated SignedSource<<216abb6b001910e66bce4f41be8b36c7>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SiteTrouble = "KEY_REFUSED" | "NOT_REACHABLE" | "NOT_UNDERSTOOD" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type WebhookSteps_site$data = {
  readonly enabled: boolean;
  readonly id: string;
  readonly lastEventAt: string | null | undefined;
  readonly name: string;
  readonly trouble: SiteTrouble | null | undefined;
  readonly webhookUrl: string;
  readonly webhooksOff: ReadonlyArray<string>;
  readonly " $fragmentType": "WebhookSteps_site";
};
export type WebhookSteps_site$key = {
  readonly " $data"?: WebhookSteps_site$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebhookSteps_site">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebhookSteps_site",
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
      "name": "webhookUrl",
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
      "name": "webhooksOff",
      "storageKey": null
    }
  ],
  "type": "WebSite",
  "abstractKey": null
};

(node as any).hash = "b62708c15b09dec8fda6ace40b4225d3";

export default node;
