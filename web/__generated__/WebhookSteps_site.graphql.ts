/**
 * @generated SignedSource<<a7f01c8882b0207be312e227cc53ba0f>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookSteps_site$data = {
  readonly id: string;
  readonly lastEventAt: string | null | undefined;
  readonly name: string;
  readonly webhookUrl: string;
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
      "name": "lastEventAt",
      "storageKey": null
    }
  ],
  "type": "WebSite",
  "abstractKey": null
};

(node as any).hash = "29f1358e411dc6637556e14dbff87d3c";

export default node;
