/**
 * @generated SignedSource<<a8e921fdf3d522b791fb538048aa2ec8>>
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
  readonly maskedConsumerKey: string;
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
    }
  ],
  "type": "WebSite",
  "abstractKey": null
};

(node as any).hash = "2db7241f95cc7ede77d8cc546de84e54";

export default node;
