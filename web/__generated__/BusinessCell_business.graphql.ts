/**
 * @generated SignedSource<<3103bafa994268783f277f6e5450429a>>
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type BusinessCell_business$data = {
  readonly businessId: string;
  readonly figures: {
    readonly packageExpiresAt: string;
  } | null | undefined;
  readonly isSelected: boolean;
  readonly name: string;
  readonly " $fragmentType": "BusinessCell_business";
};
export type BusinessCell_business$key = {
  readonly " $data"?: BusinessCell_business$data;
  readonly " $fragmentSpreads": FragmentRefs<"BusinessCell_business">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "BusinessCell_business",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "businessId",
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
      "name": "isSelected",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "FounderFigures",
      "kind": "LinkedField",
      "name": "figures",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "packageExpiresAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "FounderBusiness",
  "abstractKey": null
};

(node as any).hash = "754bdb7b11b3d17eed5c34eebc7e7d68";

export default node;
