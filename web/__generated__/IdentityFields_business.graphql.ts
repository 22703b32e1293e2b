/**
 * @generated SignedSource<<70878e5b258907be7e14312edd7b0d07>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type IdentityFields_business$data = {
  readonly firstSteps: {
    readonly nextOrderNumber: number;
  };
  readonly " $fragmentType": "IdentityFields_business";
};
export type IdentityFields_business$key = {
  readonly " $data"?: IdentityFields_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"IdentityFields_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "IdentityFields_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "FirstSteps",
      "kind": "LinkedField",
      "name": "firstSteps",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "nextOrderNumber",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Business",
  "abstractKey": null
};

(node as any).hash = "c10b9108b6bcdf33b5387aebf82b7e35";

export default node;
