/**
 * @generated SignedSource<<063d1bafeb2b4d9d28da613f7446ab45>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type WebOrderFacts_order$data = {
  readonly couponCodes: ReadonlyArray<string>;
  readonly dateCreated: string;
  readonly dateModified: string;
  readonly datePaid: string | null | undefined;
  readonly extraFields: ReadonlyArray<{
    readonly label: string;
    readonly value: string;
  }>;
  readonly ipAddress: string;
  readonly number: string;
  readonly partOf: {
    readonly id: string;
    readonly number: string;
  } | null | undefined;
  readonly paymentMethod: string;
  readonly paymentTitle: string;
  readonly shippingMethod: string;
  readonly shopLink: string | null | undefined;
  readonly siteName: string;
  readonly storeStatus: string;
  readonly transactionId: string;
  readonly utmCampaign: string;
  readonly utmSource: string;
  readonly writtenBackAt: string | null | undefined;
  readonly " $fragmentType": "WebOrderFacts_order";
};
export type WebOrderFacts_order$key = {
  readonly " $data"?: WebOrderFacts_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"WebOrderFacts_order">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "number",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "WebOrderFacts_order",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "siteName",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "storeStatus",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "paymentTitle",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "datePaid",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "transactionId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ExtraField",
      "kind": "LinkedField",
      "name": "extraFields",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "label",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "value",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shippingMethod",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "couponCodes",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "utmSource",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "utmCampaign",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "ipAddress",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateCreated",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "dateModified",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "writtenBackAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "shopLink",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WebOrder",
      "kind": "LinkedField",
      "name": "partOf",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "id",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    }
  ],
  "type": "WebOrder",
  "abstractKey": null
};
})();

(node as any).hash = "ea6554ec82021149eb94b3e31e9ddad4";

export default node;
