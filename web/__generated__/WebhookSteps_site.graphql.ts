/**
 * @generated SignedSource<<b3b3a3b2aa3032e4596932c5ff582ec6>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebhookSteps_site$data = {
  readonly enabled: boolean;
  readonly id: string;
  readonly lastEventAt: string | null | undefined;
  readonly name: string;
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

(node as any).hash = "9c03b70673b67b0a5c79f34dc360dc34";

export default node;
